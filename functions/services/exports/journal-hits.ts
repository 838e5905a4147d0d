import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { JournalStore } from '#functions/store/journal-store.ts';
import { readAhead } from './read-ahead.ts';

export type JournalHitsDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
};

/** A submitted entry that a report is about; its id where it was looked up. */
export type JournalHit = { number: number; id?: string };

/** Those that a report is about, by number, out of a journal of so many entries. */
export type JournalHits = { hits: JournalHit[]; total: number };

/** Rows read at once: some 500 KB. */
const rowsAtOnce = 1_000;
const blocksAhead = 2;

/** First numbers of the blocks from 1 to `last`. */
function* blocks(last: number): Generator<number> {
  for (let first = 1; first <= last; first += rowsAtOnce) yield first;
}

/** The submitted entries whose rows match, with their ids. */
export async function journalHits(
  { entries, journal }: JournalHitsDeps,
  notaryId: string,
  { matches, checkTime }: { matches: (row: EntryRowItem) => boolean; checkTime: () => void },
): Promise<JournalHits> {
  const { lastNumber: total } = await journal.ledger(notaryId);
  const read = (first: number) =>
    entries.submittedRows(notaryId, first, Math.min(first + rowsAtOnce - 1, total));
  const hits: JournalHit[] = [];
  for await (const rows of readAhead(blocks(total), blocksAhead, read)) {
    checkTime();
    for (const row of rows.toReversed())
      if (matches(row)) hits.push({ number: row.entryNumber ?? 0, id: row.id });
  }
  return { hits, total };
}

/** All submitted entries; numbers have no gaps, so nothing is looked up. */
export async function wholeJournal(
  { journal }: Pick<JournalHitsDeps, 'journal'>,
  notaryId: string,
): Promise<JournalHits> {
  const { lastNumber: total } = await journal.ledger(notaryId);
  return { hits: Array.from({ length: total }, (_, at) => ({ number: at + 1 })), total };
}
