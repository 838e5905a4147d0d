import { type Outcome, ok } from '#functions/outcome.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { JournalStore } from '#functions/store/journal-store.ts';
import type { listEntries as contract } from '#shared/contract/entries.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { entryRow } from './entry-row.ts';

export type ListEntriesDeps = { entries: EntryStore; journal: JournalStore };

/** Later changes first. Submitted entries and drafts each come sorted, so a merge is a sort. */
const byLastChange = (left: EntryRowItem, right: EntryRowItem) =>
  right.updatedAt.localeCompare(left.updatedAt);

/**
 * A page of entries: submitted ones by number, drafts by last save, both together by last change,
 * newest first. Numbers have no gaps, so a page of submitted entries is one key range, however long
 * the journal. `asOf` of an earlier page hides what was submitted since.
 */
export async function listEntries(
  { entries, journal }: ListEntriesDeps,
  { notaryId, query }: { notaryId: string; query: Input<typeof contract>['query'] },
): Promise<Outcome<Output<typeof contract>>> {
  const ledger = await journal.ledger(notaryId);
  const lastNumber = Math.min(Number(query.asOf ?? ledger.lastNumber), ledger.lastNumber);
  const size = query.page === undefined ? limits.pageSizeMax : (query.pageSize ?? limits.pageSize);
  const from = ((query.page ?? 1) - 1) * size;
  const to = from + size;

  const submitted = (skip: number, end: number) =>
    entries.submittedRows(notaryId, Math.max(1, lastNumber - end + 1), lastNumber - skip);
  const answer = (rows: EntryRowItem[], total: number) =>
    ok({ items: rows.map(entryRow), total, asOf: String(lastNumber) });

  if (query.status === 'submitted') return answer(await submitted(from, to), lastNumber);
  const drafts = await entries.draftRows(notaryId, Math.min(to, ledger.draftCount));
  if (query.status === 'draft') return answer(drafts.slice(from), ledger.draftCount);

  // Up to all drafts may stand before the page: that many earlier submitted rows decide its start.
  const skip = Math.max(0, from - drafts.length);
  const merged = [...drafts, ...(await submitted(skip, to))].toSorted(byLastChange);
  return answer(merged.slice(from - skip, to - skip), lastNumber + ledger.draftCount);
}
