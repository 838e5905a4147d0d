import { type AnyBlockKind, blockKinds, blockOf, nameBlocks } from '#functions/store/entry-blocks.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { JournalStore } from '#functions/store/journal-store.ts';
import { isCrowded, nameItemBlocks, namesOf, writeNameParts } from '#functions/store/name-words.ts';
import type { IndexPosition, SearchIndexStore } from '#functions/store/search-index-store.ts';

export type IndexJournalDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  index: Pick<SearchIndexStore, 'position' | 'moveTo' | 'putNames' | 'putBlock' | 'blockRange'>;
};

/** Entries of a round: what is lost when it dies. */
const usualRound = 500;
/** The parts that hold names are written again after so many entries; until then their names lie beside how far the index goes. */
const partsEvery = 200;
const writesAtOnce = 16;

/** The blocks that are complete once entries up to `last` are there, and were not up to `before`. */
function newBlocks({ size }: AnyBlockKind, before: number, last: number): number[] {
  const first = Math.floor(before / size);
  return Array.from({ length: Math.floor(last / size) - first }, (_, at) => first + at);
}

/** The lowest number whose row a round needs. */
function firstNeeded(before: number, last: number): number {
  const starts = blockKinds.flatMap((kind) =>
    newBlocks(kind, before, last)
      .slice(0, 1)
      .map((block) => block * kind.size + 1),
  );
  return Math.min(before + 1, ...starts);
}

/** Does all of some work, a few pieces at a time. */
async function all(works: readonly (() => Promise<void>)[]): Promise<void> {
  const rest = works.values();
  const worker = async () => {
    for (const work of rest) await work();
  };
  await Promise.all(Array.from({ length: writesAtOnce }, worker));
}

/** Writes names of the blocks that are known up to `before`, and are to be known up to `last`. */
async function writeParts(
  deps: IndexJournalDeps,
  notaryId: string,
  before: number,
  last: number,
): Promise<void> {
  for (let block = blockOf(nameItemBlocks, before + 1); block <= blockOf(nameItemBlocks, last); block += 1) {
    const upTo = Math.min((block + 1) * nameItemBlocks.size, last);
    const hundreds = await deps.index.blockRange(notaryId, nameBlocks, {
      first: (block * nameItemBlocks.size) / nameBlocks.size,
      last: blockOf(nameBlocks, upTo),
    });
    const entries = [...hundreds.values()].flat();
    await all(
      writeNameParts(entries).map((names) => () => deps.index.putNames(notaryId, { ...names, block, upTo })),
    );
  }
}

/** Puts the entries after a position, up to `last`, into the index, and then says so. */
async function round(
  deps: IndexJournalDeps,
  notaryId: string,
  before: IndexPosition,
  last: number,
): Promise<IndexPosition> {
  const first = firstNeeded(before.upTo, last);
  const rows: EntryRowItem[] = (await deps.entries.submittedRows(notaryId, first, last)).toReversed();
  await all(
    blockKinds.flatMap((kind) =>
      newBlocks(kind, before.upTo, last).map((block) => () => {
        const start = block * kind.size + 1 - first;
        return deps.index.putBlock(
          notaryId,
          kind.kind,
          block,
          kind.write(rows.slice(start, start + kind.size)),
        );
      }),
    ),
  );
  const partsTo = last - (last % partsEvery);
  if (partsTo > before.partsTo) await writeParts(deps, notaryId, before.partsTo, partsTo);
  const added = rows.slice(before.upTo + 1 - first);
  const crowded = added.filter(isCrowded).map(({ entryNumber }) => entryNumber ?? 0);
  const position: IndexPosition = {
    ...{ upTo: last, partsTo },
    names: [...before.names, ...added.map(namesOf)].slice(partsTo - before.partsTo),
    crowded: [...before.crowded, ...crowded],
  };
  await deps.index.moveTo(notaryId, position);
  return position;
}

/**
 * Brings the search index of a journal up to its last entry, and answers that entry's number and how many were added.
 * Goes on where the index ends, whatever ended the call before; two at once, or one twice, make the same index.
 * `hasTime` is asked before every round, of 500 entries if nothing else is said.
 */
export async function indexJournal(
  deps: IndexJournalDeps,
  notaryId: string,
  {
    hasTime = () => true,
    roundEntries = usualRound,
  }: { hasTime?: () => boolean; roundEntries?: number } = {},
): Promise<{ end: 'complete' | 'out-of-time'; upTo: number; added: number }> {
  const [before, { lastNumber }] = await Promise.all([
    deps.index.position(notaryId),
    deps.journal.ledger(notaryId),
  ]);
  let position = before;
  while (position.upTo < lastNumber) {
    if (!hasTime()) return { end: 'out-of-time', upTo: position.upTo, added: position.upTo - before.upTo };
    position = await round(deps, notaryId, position, Math.min(position.upTo + roundEntries, lastNumber));
  }
  return { end: 'complete', upTo: position.upTo, added: position.upTo - before.upTo };
}
