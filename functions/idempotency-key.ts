import { type Outcome, refuse } from './outcome.ts';

/** The form of an Idempotency-Key. */
const keyPattern = /^[\x21-\x7e]{1,128}$/;

/** Returns a refusal if a request has an Idempotency-Key that is none. */
export function refusedKey(idempotencyKey: string | undefined): Outcome<never> | undefined {
  if (idempotencyKey === undefined || keyPattern.test(idempotencyKey)) return undefined;
  return refuse('INVALID_FIELDS', { detail: ['Idempotency-Key must be 1 to 128 printable characters'] });
}
