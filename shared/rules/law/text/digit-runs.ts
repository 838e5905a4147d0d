/** Groups of digits with at most four other characters between them, such as `123-45-6789`. */
export type DigitRun = {
  groups: string[];
  /** The separators between the groups, one less than groups. */
  separators: string[];
  /** Where each group starts in the text. */
  starts: number[];
  end: number;
};

// The length of separators is bounded, so that no text takes long to search. One character may become four in NFKD.
const run = /\d+(?:[^\p{L}\p{N}]{1,4}\d+)*/gu;

/** Returns the runs of digits of a normalized text. */
export function digitRuns(text: string): DigitRun[] {
  return Array.from(text.matchAll(run), (match) => {
    const groups = Array.from(match[0].matchAll(/\d+/gu));
    return {
      groups: groups.map(([digits]) => digits),
      separators: match[0].split(/\d+/u).slice(1, -1).map(kindOfSeparator),
      starts: groups.map(({ index }) => match.index + index),
      end: match.index + match[0].length,
    };
  });
}

/** `- ` and `-` separate alike. */
function kindOfSeparator(separator: string): string {
  return separator.trim() || ' ';
}

/**
 * Reports whether a single letter stands directly at a number, as in the license `D1234567`: the letter is then part of
 * the number. A word is not: `visa4111`.
 */
export function isLettered(text: string, start: number, end: number): boolean {
  return (
    /(?<!\p{L})\p{L}$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\p{L}(?!\p{L})/u.test(text.slice(end, end + 2))
  );
}
