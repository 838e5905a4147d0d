/** Consecutive entry numbers, both ends included. */
export type EntryRange = { from: number; to: number };

/** Returns the number of entries in ranges. */
export function countOfRanges(ranges: readonly EntryRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** Returns whether one of the ranges contains a number. */
export function isInRanges(ranges: readonly EntryRange[], number: number): boolean {
  return ranges.some(({ from, to }) => number >= from && number <= to);
}

/** Returns the fewest ranges with the same entries, in order. */
function merged(ranges: readonly EntryRange[]): EntryRange[] {
  const joined: EntryRange[] = [];
  for (const { from, to } of ranges.toSorted((left, right) => left.from - right.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** Returns the fewest ranges with these numbers, in order. */
export function rangesOf(numbers: readonly number[]): EntryRange[] {
  return merged(numbers.map((number) => ({ from: number, to: number })));
}

/** Returns the part of ranges after the first `skip` entries, at most `take` entries. */
export function partOfRanges(ranges: readonly EntryRange[], skip: number, take: number): EntryRange[] {
  const part: EntryRange[] = [];
  let [toSkip, left] = [skip, take];
  for (const { from, to } of ranges) {
    const begin = from + toSkip;
    toSkip = Math.max(0, toSkip - (to - from + 1));
    if (begin > to || left < 1) continue;
    const end = Math.min(to, begin + left - 1);
    part.push({ from: begin, to: end });
    left -= end - begin + 1;
  }
  return part;
}

/**
 * Reads entry numbers as people type them, such as `12, 15-20`, with or without the zeros before them. Undefined if the
 * text is anything else.
 */
export function readEntryRanges(text: string): EntryRange[] | undefined {
  const ranges = text.split(',').map((part) => {
    const [, from, to = from] = /^\s*0*([1-9]\d{0,8})\s*(?:[-–]\s*0*([1-9]\d{0,8})\s*)?$/.exec(part) ?? [];
    return { from: Number(from), to: Number(to) };
  });
  if (!ranges.every(({ from, to }) => from <= to)) return undefined;
  return merged(ranges);
}

/** Returns ranges in words: `12, 15-20`. */
export function rangesInWords(ranges: readonly EntryRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}
