import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AddendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { listEntries as contract } from '#shared/contract/entry-list.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import {
  type EntryFilters,
  entryMatcher,
  filterProblems,
  filtersOf,
  isFiltered,
} from '#shared/rules/entry-filters.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import type { beginSearch, SubmittedList } from '../search/begin-search.ts';
import { entryRow } from './entry-row.ts';

export type ListEntriesDeps = {
  /** Starts a search of the submitted entries. */
  search: (journalId: string, filters: EntryFilters) => ReturnType<typeof beginSearch>;
  entries: EntryRows;
  journal: Pick<JournalStore, 'ledger' | 'draftCount'>;
  addenda: Pick<AddendumStore, 'counts'>;
  now: () => Date;
};

/** Later changes first. Submitted entries and drafts each come sorted, so a merge is a sort. */
const byLastChange = (left: EntryRowItem, right: EntryRowItem) =>
  right.updatedAt.localeCompare(left.updatedAt);

/** Numbers have no gaps, so a page of all entries is one key range, however long the journal. */
const everything = (entries: EntryRows, journalId: string, lastNumber: number): SubmittedList => ({
  total: lastNumber,
  rows: (skip, end) => entries.submittedRows(journalId, Math.max(1, lastNumber - end + 1), lastNumber - skip),
});

/** Returns how many addenda the entries of a page have, by their numbers. */
async function addendaCounts(
  { addenda }: Pick<ListEntriesDeps, 'addenda'>,
  journalId: string,
  rows: readonly EntryRowItem[],
): Promise<ReadonlyMap<number, number>> {
  const numbers = rows.flatMap(({ entryNumber }) => entryNumber ?? []);
  if (numbers.length === 0) return new Map();
  return addenda.counts(journalId, { from: Math.min(...numbers), to: Math.max(...numbers) });
}

/**
 * Returns a page of entries, all or those that match the filters: submitted ones by number, drafts by last save,
 * both together by last change, newest first. `asOf` of an earlier page hides entries submitted since. Fails for
 * filters on plans without search, unless a duty needs them (`onAnyPlan`), and for filters that contradict each other (specification, section 6).
 */
export async function listEntries(
  deps: ListEntriesDeps,
  {
    account,
    query,
    onAnyPlan,
  }: { account: Account; query: Input<typeof contract>['query']; onAnyPlan?: true },
): Promise<Outcome<Output<typeof contract>>> {
  const { entries, journal } = deps;
  const filters = filtersOf(query);
  const areFiltered = isFiltered(filters);
  if (areFiltered && !onAnyPlan && !effectivePlan(account, deps.now()).plan.search)
    return refuse('PLAN_LACKS_SEARCH');
  const problems = filterProblems(filters);
  if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems });

  const [search, ledger, draftCount] = await Promise.all([
    areFiltered && query.status !== 'draft' ? deps.search(account.journalId, filters) : undefined,
    journal.ledger(account.journalId),
    query.status === 'submitted' ? 0 : journal.draftCount(account.id),
  ]);
  const lastNumber = Math.min(Number(query.asOf ?? ledger.lastNumber), ledger.lastNumber);
  // Besides the opening, which has the sequence 0, every link is of an entry or an addendum.
  const hasAddenda = ledger.lastLink > ledger.lastNumber;
  const size = query.page === undefined ? limits.pageSizeMax : (query.pageSize ?? limits.pageSize);
  const from = ((query.page ?? 1) - 1) * size;
  const to = from + size;

  const submittedList = () =>
    search ? search({ lastNumber, hasAddenda }) : everything(entries, account.journalId, lastNumber);
  async function answer(rows: EntryRowItem[], total: number) {
    const counts = hasAddenda ? await addendaCounts(deps, account.journalId, rows) : undefined;
    const damaged = account.damagedEntries;
    const items = rows.map((row) => entryRow(row, { damaged, addenda: counts?.get(row.entryNumber ?? 0) }));
    return ok({ items, total, asOf: String(lastNumber) });
  }

  if (query.status === 'submitted') {
    const { total, rows } = await submittedList();
    return answer(await rows(from, to), total);
  }
  const allDrafts = await entries.draftRows(account.id, areFiltered ? draftCount : Math.min(to, draftCount));
  const drafts = areFiltered ? allDrafts.filter(entryMatcher(filters)) : allDrafts;
  const draftsTotal = areFiltered ? drafts.length : draftCount;
  if (query.status === 'draft') return answer(drafts.slice(from, to), draftsTotal);

  // All drafts may come before the page, so it can start that many submitted rows earlier.
  const submitted = await submittedList();
  const skip = Math.max(0, from - drafts.length);
  const merged = [...drafts, ...(await submitted.rows(skip, to))].toSorted(byLastChange);
  return answer(merged.slice(from - skip, to - skip), submitted.total + draftsTotal);
}
