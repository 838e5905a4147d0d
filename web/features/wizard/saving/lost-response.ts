import { ApiError } from '#web/lib/api/api-error.ts';

/** Reports whether a failed call may have succeeded: there was no answer, or not one from the API. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || error.code === 'INVALID_ANSWER';
}

/** Reports whether no answer came at all, because the connection is missing or too poor. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0;
  return error instanceof DOMException && error.name === 'TimeoutError';
}
