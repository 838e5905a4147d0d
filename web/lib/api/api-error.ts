import type { ErrorCode } from '#shared/errors.ts';

/** Failures that never reached our API or did not come from it. */
type ClientCode = 'NETWORK' | 'INVALID_ANSWER';

/** A failed call. `status` is 0 when there was no response; `detail` can be shown as it is. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | ClientCode | undefined;
  /** Returns one plain text; a list of messages is joined with commas (specification, section 8). */
  readonly detail: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    failure: {
      status: number;
      code?: ErrorCode | ClientCode | undefined;
      detail?: string | undefined;
      requestId?: string | undefined;
    },
    options?: ErrorOptions,
  ) {
    super(failure.detail ?? `The API answered ${failure.status}`, options);
    this.status = failure.status;
    this.code = failure.code;
    this.detail = failure.detail;
    this.requestId = failure.requestId;
  }
}

/** Returns whether the session has ended. Only the sign-in page needs to say so. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns whether repeating the call may succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Returns the server's own words, or `fallback` when it gave none. */
export function detailOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.detail : undefined) || fallback;
}
