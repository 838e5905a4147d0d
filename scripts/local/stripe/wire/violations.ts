/** A breach of the API description. */
export type Violation = {
  kind: 'unknown operation' | 'request' | 'unsupported' | 'answer' | 'event' | 'version';
  method: string;
  path: string;
  message: string;
};

/** A request and the status of its answer. */
export type SeenRequest = {
  method: string;
  path: string;
  params: unknown;
  idempotencyKey: string | null;
  status: number;
  replayed: boolean;
};
