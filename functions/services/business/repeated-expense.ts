import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Versioned } from '#functions/store/business/paper-change.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { StoredExpense } from '#functions/store/business/stored-papers.ts';
import { dayOfRepeats, nextDue } from '#shared/rules/business/next-due.ts';
import type { ExpenseBody } from '#shared/schemas/business/expense.ts';
import { unknownReference } from './references.ts';

type Repeats = Pick<StoredExpense, 'repeats' | 'repeatDay' | 'repeatedBy'>;

/** The expense that a new one repeats, or the expense that an earlier request added. */
export type Earlier = { source?: Versioned<StoredExpense>; added?: StoredExpense };

/**
 * Returns the expense that a new one repeats. Only the latest expense of a series repeats, so a second request finds
 * what the first one added. INVALID_FIELDS if the series has ended.
 */
export async function earlierExpense(
  { papers }: { papers: Pick<PaperStore, 'get'> },
  notaryId: string,
  { repeatedExpenseId }: Pick<ExpenseBody, 'repeatedExpenseId'>,
): Promise<Outcome<Earlier>> {
  if (!repeatedExpenseId) return ok({});
  const source = await papers.get(notaryId, 'expense', repeatedExpenseId);
  if (!source) return unknownReference('repeated_expense_id', 'expense');
  const { repeats, repeatedBy } = source.paper;
  if (repeats) return ok({ source });
  const added = repeatedBy && (await papers.get(notaryId, 'expense', repeatedBy));
  return added
    ? ok({ added: added.paper })
    : refuse('INVALID_FIELDS', { detail: ['repeated_expense_id: This expense no longer repeats.'] });
}

/** Returns how a new expense repeats. If its date is the due day, it keeps the series' day of the month. */
export function repeatsOfNew(body: ExpenseBody, source: StoredExpense | undefined): Repeats {
  const { date, repeats = source?.repeats ?? null } = body;
  const isShort =
    source !== undefined && date === nextDue(source) && dayOfRepeats(source) > dayOfRepeats({ date });
  return { repeats, ...(repeats && isShort && { repeatDay: dayOfRepeats(source) }) };
}

/**
 * Returns how an expense repeats after a change. A new date also changes the day of the month. INVALID_FIELDS if
 * its series has a later expense: a second series would suggest everything twice.
 */
export async function repeatsOfChanged(
  { papers }: { papers: Pick<PaperStore, 'get'> },
  notaryId: string,
  body: ExpenseBody,
  before: StoredExpense,
): Promise<Outcome<Repeats>> {
  const { repeats = null, date } = body;
  const { repeatedBy, repeatDay } = before;
  if (!repeats) return ok({ repeats, ...(repeatedBy && { repeatedBy }) });
  if (repeatedBy && (await papers.get(notaryId, 'expense', repeatedBy))) {
    const detail = ['repeats: This expense was added again since. Change how the latest one repeats.'];
    return refuse('INVALID_FIELDS', { detail });
  }
  return ok({ repeats, ...(date === before.date && repeatDay && { repeatDay }) });
}
