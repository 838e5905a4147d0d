import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { inJournal, inJournalNumber, journalsOf } from '#functions/store/account/journals.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { listEntries as contract } from '#shared/contract/entry-list.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { entryMatcher, filterProblems, filtersOf, isFiltered } from '#shared/rules/entry-filters.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { joinedLists } from '../search/joined-lists.ts';
import { byLastSave, type EntryRow, entryRow } from './entry-row.ts';
import { beginJournalList, type JournalListDeps } from './journal-list.ts';

export type ListEntriesDeps = JournalListDeps & {
  entries: EntryRows;
  journal: Pick<JournalStore, 'draftCount'>;
  now: () => Date;
};

/**
 * Returns a page of entries, newest first: submitted ones by number, drafts by last save, both together by
 * last change. Entries of a later journal come first. `asOf` from an earlier page hides entries submitted
 * since. `journal` limits the list to one journal; drafts belong to the current one. Fails for filters on
 * plans without search, unless a duty needs them (`onAnyPlan`), and for filters that contradict each other
 * (specification, section 6).
 */
export async function listEntries(
  deps: ListEntriesDeps,
  {
    account,
    query,
    onAnyPlan,
  }: { account: Account; query: Input<typeof contract>['query']; onAnyPlan?: true },
): Promise<Outcome<Output<typeof contract>>> {
  const { entries } = deps;
  const filters = filtersOf(query);
  const areFiltered = isFiltered(filters);
  if (areFiltered && !onAnyPlan && !effectivePlan(account, deps.now()).plan.search)
    return refuse('PLAN_LACKS_SEARCH');
  const problems = filterProblems(filters).map(({ message }) => message);
  if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems });

  const { journal: number } = query;
  const chosen = number === undefined ? undefined : inJournalNumber(account, number);
  if (number !== undefined && !chosen) return refuse('JOURNAL_NOT_FOUND');
  const ids = chosen ? [chosen.journalId] : journalsOf(account).toReversed();
  const isSearched = areFiltered && query.status !== 'draft';
  const hasDrafts = query.status !== 'submitted' && ids.includes(account.journalId);
  const [lists, draftCount] = await Promise.all([
    Promise.all(
      ids.map((id) => beginJournalList(deps, inJournal(account, id), isSearched ? filters : undefined)),
    ),
    hasDrafts ? deps.journal.draftCount(account.id) : 0,
  ]);
  const latest = lists[0]?.ledger.lastNumber ?? 0;
  // Earlier journals are closed, so only the latest one grows.
  const asOf = Math.min(Number(query.asOf ?? latest), latest);
  const size = query.page === undefined ? limits.pageSizeMax : (query.pageSize ?? limits.pageSize);
  const from = ((query.page ?? 1) - 1) * size;
  const to = from + size;

  const submittedList = async () =>
    joinedLists(
      await Promise.all(lists.map(({ ledger, upTo }, at) => upTo(at === 0 ? asOf : ledger.lastNumber))),
    );
  const response = (items: EntryRow[], total: number) => ok({ items, total, asOf: String(asOf) });

  if (query.status === 'submitted') {
    const { total, rows } = await submittedList();
    return response(await rows(from, to), total);
  }
  const allDrafts = await entries.draftRows(account.id, areFiltered ? draftCount : Math.min(to, draftCount));
  const drafts = (areFiltered ? allDrafts.filter(entryMatcher(filters)) : allDrafts).map((row) =>
    entryRow(row),
  );
  const draftsTotal = areFiltered ? drafts.length : draftCount;
  if (query.status === 'draft') return response(drafts.slice(from, to), draftsTotal);

  // All drafts may come before the page, so it may start that many submitted rows earlier.
  const submitted = await submittedList();
  const skip = Math.max(0, from - drafts.length);
  const merged = [...drafts, ...(await submitted.rows(skip, to))].toSorted(byLastSave);
  return response(merged.slice(from - skip, to - skip), submitted.total + draftsTotal);
}
