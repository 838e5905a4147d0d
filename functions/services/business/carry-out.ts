import { type Outcome, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { ContentionError } from '#functions/store/table/contention-error.ts';
import { backOff } from '#functions/store/table/transactions.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { prohibitedInJournal } from '../compliance/prohibited-number.ts';

/** Refuses what a plan without the business part may not do. */
export function planProblem(account: Account, now: Date): Outcome<never> | undefined {
  return effectivePlan(account, now).plan.business ? undefined : refuse('PLAN_LACKS_BUSINESS');
}

/** Refuses a paper if the plan lacks the business or a text contains a number that the journal prohibits. */
export const bodyProblem = (account: Account, now: Date, body: object): Outcome<never> | undefined =>
  planProblem(account, now) ?? prohibitedInJournal(account, body);

/** Enough for twenty parallel invoices that compete for the next number, within the function's time. */
const tries = 120;
/** Pauses grow up to a quarter of a second. */
const longestPause = 4;

/**
 * Repeats an attempt that reads, decides, and writes, while others change the same papers in between: it returns
 * 'stale' then. Throws ContentionError if that happens every time.
 */
export async function carryOut<T>(attempt: () => Promise<Outcome<T> | 'stale'>): Promise<Outcome<T>> {
  for (let count = 0; count < tries; count += 1) {
    if (count > 0) await backOff(Math.min(count, longestPause));
    const outcome = await attempt();
    if (outcome !== 'stale') return outcome;
  }
  throw new ContentionError('The papers of a change were changed by others every time');
}
