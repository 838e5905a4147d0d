/** What a request or an answer did against the description of the API. */
export type Violation = {
  kind: 'unknown path' | 'request' | 'unsupported' | 'answer' | 'event' | 'version';
  method: string;
  path: string;
  message: string;
};

/** A request as it came, and what was answered. */
export type SeenRequest = {
  method: string;
  path: string;
  params: unknown;
  idempotencyKey: string | null;
  status: number;
  replayed: boolean;
};
