/** What a function's worker is started with. */
export type FunctionWorkerData = {
  name: string;
  file: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** Holds how far the local clock is ahead of real time; see payments.ts. */
  clockFile?: string;
};

/** One call: the event as JSON. */
export type FunctionCall = { id: string; event: string };

/** Its result: what the handler returned as JSON, or the name of the error it threw. */
export type FunctionResult = { id: string } & ({ json: string } | { failed: string });
