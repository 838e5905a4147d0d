import { createHash } from 'node:crypto';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AnswerStore } from '#functions/store/idempotency/answer-store.ts';

const keyPattern = /^[\x21-\x7e]{1,128}$/;

export type OnceInput = { notaryId: string; key: string | undefined; request: unknown };

/**
 * Runs a request once for each Idempotency-Key. A replay returns the first result and does nothing. Another request
 * with the same key fails, and so does a replay while the first still runs (specification, section 16).
 */
export async function answerOnce<T>(
  { answers, now }: { answers: AnswerStore; now: () => Date },
  { notaryId, key, request }: OnceInput,
  run: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (key === undefined) return run();
  if (!keyPattern.test(key)) {
    return refuse('INVALID_FIELDS', { detail: ['Idempotency-Key must be 1 to 128 printable characters'] });
  }
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const taken = await answers.take(notaryId, key, digest, now());
  if (taken !== 'taken') {
    if (taken.digest !== digest) return refuse('IDEMPOTENCY_KEY_REUSED');
    if (taken.answer === undefined) return refuse('REQUEST_IN_PROGRESS', { retryAfter: 2 });
    return ok(JSON.parse(taken.answer) as T);
  }
  let outcome: Outcome<T>;
  try {
    outcome = await run();
  } catch (error) {
    await answers.free(notaryId, key);
    throw error;
  }
  // A failed request changed nothing, so the same key can be retried.
  if (outcome.ok) await answers.keep(notaryId, key, digest, JSON.stringify(outcome.value), now());
  else await answers.free(notaryId, key);
  return outcome;
}
