import { type AnyBlockKind, blockKinds } from '#functions/store/entry-blocks.ts';
import type { EntryRowItem } from '#functions/store/entry-item.ts';
import type { EntryStore } from '#functions/store/entry-store.ts';
import type { JournalStore } from '#functions/store/journal-store.ts';
import { namePostings } from '#functions/store/name-postings.ts';
import type { SearchIndexStore } from '#functions/store/search-index-store.ts';

export type IndexJournalDeps = {
  entries: Pick<EntryStore, 'submittedRows'>;
  journal: Pick<JournalStore, 'ledger'>;
  index: Pick<SearchIndexStore, 'indexedTo' | 'moveTo' | 'addNames' | 'putBlock'>;
};

/** Entries of a round: what is lost when it dies. */
const roundEntries = 500;
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

/** Puts the entries after `before`, up to `last`, into the index, and then says so. */
async function round(deps: IndexJournalDeps, notaryId: string, before: number, last: number): Promise<void> {
  const first = firstNeeded(before, last);
  const rows: EntryRowItem[] = (await deps.entries.submittedRows(notaryId, first, last)).toReversed();
  const names = namePostings(rows.slice(before + 1 - first)).map(
    (posting) => () => deps.index.addNames(notaryId, posting),
  );
  const blocks = blockKinds.flatMap((kind) =>
    newBlocks(kind, before, last).map((block) => () => {
      const start = block * kind.size + 1 - first;
      return deps.index.putBlock(
        notaryId,
        kind.kind,
        block,
        kind.write(rows.slice(start, start + kind.size)),
      );
    }),
  );
  await all([...names, ...blocks]);
  await deps.index.moveTo(notaryId, last);
}

/**
 * Brings the search index of a journal up to its last entry, and answers that entry's number and how many were added.
 * Goes on where the index ends, whatever ended the call before; two at once, or one twice, make the same index.
 * `hasTime` is asked before every round of 500 entries.
 */
export async function indexJournal(
  deps: IndexJournalDeps,
  notaryId: string,
  hasTime: () => boolean = () => true,
): Promise<{ end: 'complete' | 'out-of-time'; upTo: number; added: number }> {
  const [before, { lastNumber }] = await Promise.all([
    deps.index.indexedTo(notaryId),
    deps.journal.ledger(notaryId),
  ]);
  let upTo = before;
  while (upTo < lastNumber) {
    if (!hasTime()) return { end: 'out-of-time', upTo, added: upTo - before };
    const last = Math.min(upTo + roundEntries, lastNumber);
    await round(deps, notaryId, upTo, last);
    upTo = last;
  }
  return { end: 'complete', upTo, added: upTo - before };
}
