import type { ErrorCode } from '#shared/errors.ts';

/** The failures that never reached our API or did not come from it. */
type ClientCode = 'NETWORK' | 'INVALID_ANSWER';

/** A call that failed. `status` is 0 when no answer came; `detail` is fit to be shown as it is. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | ClientCode | undefined;
  /** One plain text; a list of messages is joined with commas (specification, section 8). */
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

/** Whether the session has ended: the sign-in page says so, and nothing else needs to. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether trying the same again may well work. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** The server's own words, or `fallback` where it gave none. */
export function detailOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.detail : undefined) || fallback;
}
