/** The data that starts a function's worker. */
export type FunctionWorkerData = {
  name: string;
  file: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** Contains the offset of the local clock; see start-payments.ts. */
  clockFile?: string;
};

/** One call, with the event as JSON. `cutOffAt` is in milliseconds, by the real clock. */
export type FunctionCall = { id: string; event: string; cutOffAt: number };

/** The result of a call: the handler's answer as JSON, or the name of the error that it threw. */
export type FunctionResult = { id: string } & ({ json: string } | { failed: string });
