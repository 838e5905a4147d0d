import type { ErrorCode } from '#shared/errors.ts';

/** An expected refusal: its code decides the HTTP status, in middleware/map-errors alone. */
export type Refusal = {
  ok: false;
  code: ErrorCode;
  /** What to tell the user instead of the code's own sentence; a list where several fields are wrong. */
  detail?: string | string[];
  /** Seconds to wait before trying again. */
  retryAfter?: number;
};

/** What a service returns: a value, or an expected refusal. The unexpected is thrown. */
export type Outcome<T> = { ok: true; value: T } | Refusal;

/** A success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A refusal with the code's own sentence, or with a more exact one. */
export function refuse(code: ErrorCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal {
  return { ok: false, code, ...more };
}
