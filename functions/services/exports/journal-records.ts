import { foundRows } from '#functions/services/search/find-entries.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import { type EntryBatch, entriesAtOnce } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { IntegrityDeps } from '../entries/damaged.ts';
import {
  type AddendaByNumber,
  addendaAmong,
  damagedAmong,
  readableAddenda,
} from '../entries/verified-entry.ts';
import type { JournalHits, JournalHitsDeps } from './journal-hits.ts';
import { readAhead } from './read-ahead.ts';

export type JournalRecordsDeps = JournalHitsDeps & IntegrityDeps & { batch: EntryBatch };

/** An entry and its addenda, in order. */
export type RecordedEntry = { entry: EntryItem; addenda: readonly AddendumItem[] };

/**
 * Makes the records of entries that are intact, damaged, unreadable, or destroyed. `checkTime` runs between
 * reads and throws to stop them.
 */
export type RecordMaking = {
  record: (recorded: RecordedEntry, isIntact: boolean) => string;
  unreadable: (number: number) => string;
  destroyed: (row: EntryRowItem) => string;
  checkTime: () => void;
};

/** Batches of a hundred entries to read ahead while others are written. */
const readsAhead = 4;
/**
 * If the report covers at least one in this many entries, reading the whole journal is cheaper than reading
 * each entry.
 */
const manyOf = 3;

function* inHundreds(numbers: readonly number[]): Generator<readonly number[]> {
  for (let at = 0; at < numbers.length; at += entriesAtOnce) yield numbers.slice(at, at + entriesAtOnce);
}

type Making = RecordMaking & { addenda: AddendaByNumber };

/** Returns the records of entries by number, after verifying the entries. Reports damaged ones. */
async function recordsOf(
  deps: JournalRecordsDeps,
  account: Account,
  entries: readonly EntryItem[],
  { record, addenda }: Making,
): Promise<[number, string][]> {
  const damaged = await damagedAmong(deps, account, entries, addenda);
  const damages = [...damaged].map(([entryId, fault]) => ({ entryId, fault }));
  if (damages.length > 0) await deps.reportDamage(account, damages);
  return entries.map((entry) => [
    entry.entryNumber ?? 0,
    record({ entry, addenda: readableAddenda(addenda, entry) }, !damaged.has(entry.id)),
  ]);
}

/** Returns the records of entries by number, from one pass over the journal. */
async function fromOnePass(
  deps: JournalRecordsDeps,
  account: Account,
  numbers: readonly number[],
  making: Making,
): Promise<Map<number, string>> {
  const wanted = new Set(numbers);
  const records = new Map<number, string>();
  for await (const entries of deps.batch.all(account.journalId)) {
    making.checkTime();
    const some = entries.filter(({ entryNumber }) => wanted.has(entryNumber ?? 0));
    for (const [number, record] of await recordsOf(deps, account, some, making)) records.set(number, record);
  }
  return records;
}

/** Yields the records of submitted entries in the order of the hits, a few hundred at a time. */
export async function* journalRecords(
  deps: JournalRecordsDeps,
  account: Account,
  hits: JournalHits,
  recordMaking: RecordMaking,
): AsyncGenerator<string[]> {
  const { numbers, total } = hits;
  const making = { ...recordMaking, addenda: await addendaAmong(deps, account, numbers) };
  const isMost = numbers.length * manyOf > total;
  const known = isMost ? await fromOnePass(deps, account, numbers, making) : new Map<number, string>();

  async function read(some: readonly number[]): Promise<string[]> {
    const unknown = some.filter((number) => !known.has(number));
    const found = await foundRows(deps, account.journalId, hits, unknown);
    const rows = found.filter(({ status }) => status !== 'destroyed');
    const destroyed = new Map(
      found.flatMap((row) =>
        row.status === 'destroyed' ? [[row.entryNumber ?? 0, making.destroyed(row)]] : [],
      ),
    );
    const ids = rows.map(({ id }) => id);
    const byId =
      ids.length > 0 ? await deps.batch.byId(account.journalId, ids) : new Map<string, EntryItem>();
    const added = new Map(await recordsOf(deps, account, [...byId.values()], making));
    const unread = rows.filter(({ id }) => !byId.has(id));
    const damages = unread.map(({ id: entryId }) => ({ entryId, fault: 'unreadable' as const }));
    if (damages.length > 0) await deps.reportDamage(account, damages);
    return some.map(
      (number) =>
        known.get(number) ?? added.get(number) ?? destroyed.get(number) ?? making.unreadable(number),
    );
  }
  for await (const records of readAhead(inHundreds(numbers), readsAhead, read)) {
    making.checkTime();
    yield records;
  }
}
