import type { ReviewLine } from './review-lines.ts';

/** An entry of the review, by its place among the entries, with the lines that only it has. */
type SingleEntry = { index: number; lines: ReviewLine[] };

/** Entries of the same signers, with the lines that all of them share. */
export type EntryGroup = { signers: string; shared: ReviewLine[]; entries: SingleEntry[] };

const keyOf = ({ path, text, image }: ReviewLine) => `${path}\n${text}\n${image}`;
const isDocument = ({ path }: ReviewLine) => path.startsWith('documents.');

/** Returns the lines that every list has. Documents name an entry, so they always stay with it. */
function common(lists: readonly ReviewLine[][]): ReviewLine[] {
  const [first = [], ...others] = lists;
  if (others.length === 0) return [];
  const keys = others.map((list) => new Set(list.map(keyOf)));
  return first.filter((line) => !isDocument(line) && keys.every((set) => set.has(keyOf(line))));
}

function without(lines: readonly ReviewLine[], removed: readonly ReviewLine[]): ReviewLine[] {
  const keys = new Set(removed.map(keyOf));
  return lines.filter((line) => !keys.has(keyOf(line)));
}

/** Names the signers of an entry: the first lines of the people who sign. */
const signersOf = (lines: readonly ReviewLine[]) =>
  lines
    .filter(({ path, person, label }) => path.startsWith('signers.') && label === person)
    .map(({ text }) => text)
    .join(' and ');

/**
 * Arranges the lines of several entries so that nothing is repeated: what all entries share, then the entries by their
 * signers with what these share. A single entry shares all of its lines. Entries keep their order in each group.
 */
export function groupedLines(lists: readonly ReviewLine[][]): { shared: ReviewLine[]; groups: EntryGroup[] } {
  const [only] = lists;
  if (only && lists.length === 1) return { shared: only, groups: [] };
  // Signers who live together are still different people: only the same signers share lines about themselves.
  const areSame = new Set(lists.map(signersOf)).size === 1;
  const shared = common(lists).filter(({ person }) => areSame || !person);
  const bySigners = new Map<string, SingleEntry[]>();
  for (const [index, lines] of lists.entries()) {
    const signers = signersOf(lines);
    bySigners.set(signers, [...(bySigners.get(signers) ?? []), { index, lines: without(lines, shared) }]);
  }
  const groups = [...bySigners].map(([signers, own]) => {
    const ofGroup = common(own.map(({ lines }) => lines));
    return {
      signers,
      shared: ofGroup,
      entries: own.map(({ index, lines }) => ({ index, lines: without(lines, ofGroup) })),
    };
  });
  return { shared, groups };
}
