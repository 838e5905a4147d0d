import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { type AnyBlockKind, blockKinds, blockOf, nameBlocks } from '#functions/store/search/entry-blocks.ts';
import { isCrowded, nameItemBlocks, namesOf, writeNameParts } from '#functions/store/search/name-words.ts';
import type { IndexPosition, SearchIndexStore } from '#functions/store/search/search-index-store.ts';

export type IndexJournalDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  index: Pick<SearchIndexStore, 'position' | 'moveTo' | 'putNames' | 'putBlock' | 'blockRange'>;
};

/** Entries in a round: the work lost if it dies. */
const usualRound = 500;
/**
 * Name parts are rewritten after this many entries. Until then, new names are stored next to the index
 * position.
 */
const partsEvery = 200;
const writesAtOnce = 16;

/** Returns the blocks that the entries after `before` and up to `last` complete. */
function newBlocks({ size }: AnyBlockKind, before: number, last: number): number[] {
  const first = Math.floor(before / size);
  return Array.from({ length: Math.floor(last / size) - first }, (_, at) => first + at);
}

/** Returns the lowest number whose row a round needs. */
function firstNeeded(before: number, last: number): number {
  const starts = blockKinds.flatMap((kind) =>
    newBlocks(kind, before, last)
      .slice(0, 1)
      .map((block) => block * kind.size + 1),
  );
  return Math.min(before + 1, ...starts);
}

/** Runs all tasks, a few at a time. */
async function all(works: readonly (() => Promise<void>)[]): Promise<void> {
  const rest = works.values();
  const worker = async () => {
    for (const work of rest) await work();
  };
  await Promise.all(Array.from({ length: writesAtOnce }, worker));
}

/** Writes the names of blocks for the entries after `before` and up to `last`. */
async function writeParts(
  deps: IndexJournalDeps,
  journalId: string,
  before: number,
  last: number,
): Promise<void> {
  for (let block = blockOf(nameItemBlocks, before + 1); block <= blockOf(nameItemBlocks, last); block += 1) {
    const upTo = Math.min((block + 1) * nameItemBlocks.size, last);
    const hundreds = await deps.index.blockRange(journalId, nameBlocks, {
      first: (block * nameItemBlocks.size) / nameBlocks.size,
      last: blockOf(nameBlocks, upTo),
    });
    const entries = [...hundreds.values()].flat();
    await all(
      writeNameParts(entries).map((names) => () => deps.index.putNames(journalId, { ...names, block, upTo })),
    );
  }
}

/** Indexes the entries after a position, up to `last`, then records the new position. */
async function round(
  deps: IndexJournalDeps,
  journalId: string,
  before: IndexPosition,
  last: number,
): Promise<IndexPosition> {
  const first = firstNeeded(before.upTo, last);
  const rows: EntryRowItem[] = (await deps.entries.submittedRows(journalId, first, last)).toReversed();
  await all(
    blockKinds.flatMap((kind) =>
      newBlocks(kind, before.upTo, last).map((block) => () => {
        const start = block * kind.size + 1 - first;
        return deps.index.putBlock(
          journalId,
          kind.kind,
          block,
          kind.write(rows.slice(start, start + kind.size)),
        );
      }),
    ),
  );
  const partsTo = last - (last % partsEvery);
  if (partsTo > before.partsTo) await writeParts(deps, journalId, before.partsTo, partsTo);
  const added = rows.slice(before.upTo + 1 - first);
  const crowded = added.filter(isCrowded).map(({ entryNumber }) => entryNumber ?? 0);
  const position: IndexPosition = {
    ...{ upTo: last, partsTo },
    names: [...before.names, ...added.map(namesOf)].slice(partsTo - before.partsTo),
    crowded: [...before.crowded, ...crowded],
  };
  await deps.index.moveTo(journalId, position, before.upTo);
  return position;
}

/**
 * Updates a journal's search index to its last entry. Returns that entry's number and how many were added.
 * Continues where the index ends, however the previous call ended. Parallel or repeated calls produce the
 * same index. `hasTime` is called before every round, by default of 500 entries.
 */
export async function indexJournal(
  deps: IndexJournalDeps,
  journalId: string,
  {
    hasTime = () => true,
    roundEntries = usualRound,
  }: { hasTime?: () => boolean; roundEntries?: number } = {},
): Promise<{ kind: 'complete' | 'out-of-time'; upTo: number; added: number }> {
  const [before, { lastNumber }] = await Promise.all([
    deps.index.position(journalId),
    deps.journal.ledger(journalId),
  ]);
  let position = before;
  while (position.upTo < lastNumber) {
    if (!hasTime()) return { kind: 'out-of-time', upTo: position.upTo, added: position.upTo - before.upTo };
    position = await round(deps, journalId, position, Math.min(position.upTo + roundEntries, lastNumber));
  }
  return { kind: 'complete', upTo: position.upTo, added: position.upTo - before.upTo };
}
