import { foundRows } from '#functions/services/search/find-entries.ts';
import { type EntryBatch, entriesAtOnce } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { JournalHits, JournalHitsDeps } from './journal-hits.ts';
import { readAhead } from './read-ahead.ts';

export type JournalRecordsDeps = JournalHitsDeps & { batch: EntryBatch };

/** Makes the record of an entry. `checkTime` runs between reads and throws to end them. */
export type RecordMaking = { record: (entry: EntryItem) => string; checkTime: () => void };

/** So many times a hundred entries are being read while others are written. */
const readsAhead = 4;
/** From so large a part of the journal on, reading all of it costs less than asking for each entry. */
const manyOf = 3;

function* inHundreds(numbers: readonly number[]): Generator<readonly number[]> {
  for (let at = 0; at < numbers.length; at += entriesAtOnce) yield numbers.slice(at, at + entriesAtOnce);
}

/** The records of entries by their numbers, from one pass over the journal. */
async function fromOnePass(
  { batch }: JournalRecordsDeps,
  journalId: string,
  numbers: readonly number[],
  { record, checkTime }: RecordMaking,
): Promise<Map<number, string>> {
  const wanted = new Set(numbers);
  const records = new Map<number, string>();
  for await (const entries of batch.all(journalId)) {
    checkTime();
    for (const entry of entries) {
      const number = entry.entryNumber ?? 0;
      if (wanted.has(number)) records.set(number, record(entry));
    }
  }
  return records;
}

/** The records of submitted entries in the order of the hits, some hundred at a time. */
export async function* journalRecords(
  deps: JournalRecordsDeps,
  journalId: string,
  hits: JournalHits,
  making: RecordMaking,
): AsyncGenerator<string[]> {
  const { numbers, total } = hits;
  const isMost = numbers.length * manyOf > total;
  const known = isMost ? await fromOnePass(deps, journalId, numbers, making) : new Map<number, string>();

  async function read(some: readonly number[]): Promise<string[]> {
    const unknown = some.filter((number) => !known.has(number));
    const rows = await foundRows(deps, journalId, hits, unknown);
    const ids = rows.map(({ id }) => id);
    const entries = ids.length > 0 ? await deps.batch.submitted(journalId, ids) : [];
    const added = new Map(entries.map((entry) => [entry.entryNumber, making.record(entry)]));
    return some.map((number) => known.get(number) ?? added.get(number) ?? '');
  }
  for await (const records of readAhead(inHundreds(numbers), readsAhead, read)) {
    making.checkTime();
    yield records;
  }
}
