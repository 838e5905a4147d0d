import type { ErrorCode } from '#shared/errors.ts';

/** An expected refusal. Only middleware/map-errors maps its code to an HTTP status. */
export type Refusal = {
  ok: false;
  code: ErrorCode;
  /** Message for the user, replacing the code's default; a list if several fields are wrong. */
  detail?: string | string[];
  /** Seconds to wait before a retry. */
  retryAfter?: number;
};

/** The result of a service: a value or an expected refusal. Services throw unexpected errors. */
export type Outcome<T> = { ok: true; value: T } | Refusal;

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Makes a refusal with the code's default message, or a more specific one. */
export function refuse(code: ErrorCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal {
  return { ok: false, code, ...more };
}
