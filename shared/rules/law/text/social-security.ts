import { type DigitRun, digitRuns, isLettered } from './digit-runs.ts';
import type { Finding } from './finding.ts';
import { distance, scopeOf, tightLabel } from './labels.ts';
import { numberBefore } from './number-before.ts';
import type { ReadText } from './read-text.ts';
import { isStreetNumber } from './street-number.ts';

const digitsOfNumber = 9;
const certain: Finding = { thing: 'ssn', isCertain: true };

/** Returns the Social Security numbers of a text, whole or their last four digits. */
export function socialSecurityNumbers(read: ReadText): Finding[] {
  return [...labeled(read), ...shaped(read), ...masked(read)];
}

/** Three, two, and four digits, with any separators; not when they go on like a longer number (`20-123-45-6789`). */
function shaped({ text, labels, runs }: ReadText): Finding[] {
  return runs.flatMap((run) =>
    shapesIn(text, run).flatMap((start): Finding[] => {
      const label = tightLabel(text, labels, start);
      if (label?.kind === 'ssn') return [certain];
      const isOther = label?.kind === 'other' && !label.isDoubtful;
      return isOther || isStreetNumber(text, start) ? [] : [{ thing: 'ssn', isCertain: false }];
    }),
  );
}

function shapesIn(text: string, { groups, separators, starts }: DigitRun): number[] {
  return starts.filter((start, index) => {
    const [area, group, serial] = groups.slice(index, index + 3);
    if (area?.length !== 3 || group?.length !== 2 || serial?.length !== 4) return false;
    const continues = (outer: string | undefined, inner: string | undefined) =>
      outer === inner && outer !== ' ';
    const [before, first, second, after] = [index - 1, index, index + 1, index + 2].map(
      (at) => separators[at],
    );
    const end = (starts[index + 2] ?? 0) + serial.length;
    return !continues(before, first) && !continues(after, second) && !isLettered(text, start, end);
  });
}

const isNamed = (text: string) => /ssn|s\.|ss|number|no|#|tin/iu.test(text);
const lastFour = /\blast four\b|\bend(?:s|ing)?\b/iu;

/** Nine digits in any groups after "SSN" or a like word, or before it; four digits as the end of one. */
function labeled({ text, labels }: ReadText): Finding[] {
  return labels.flatMap(({ kind, start, end }, index): Finding[] => {
    if (kind !== 'ssn') return [];
    const scope = scopeOf(text, labels, index);
    const [run] = digitRuns(scope);
    const gap = scope.slice(0, run?.starts[0] ?? scope.length);
    if (run && distance(gap) !== 'far') {
      if (hasNineDigits(run)) return [certain];
      const isEnd = lastFour.test(gap) || lastFour.test(text.slice(Math.max(0, start - 30), start));
      const isPart = isEnd || (distance(gap) === 'tight' && isNamed(text.slice(start, end) + gap));
      if (isPart && run.groups.at(-1)?.length === 4 && run.groups.length < 3) {
        return [{ thing: 'ssnPart', isCertain: true }];
      }
    }
    const before = numberBefore(text, labels, index);
    return before?.replaceAll(/\D/gu, '').length === digitsOfNumber ? [certain] : [];
  });
}

/** Reports whether the first groups of a run have nine digits together. */
function hasNineDigits({ groups }: DigitRun): boolean {
  let digits = 0;
  return groups.some((group) => {
    digits += group.length;
    return digits === digitsOfNumber;
  });
}

/** `xxx-xx-6789`, `*****6789`. */
function masked({ text }: ReadText): Finding[] {
  return /(?<![\p{L}\d])(?:[x*#\u2022]{3}\W?[x*#\u2022]{2})\W?\d{4}(?!\d)/iu.test(text)
    ? [{ thing: 'ssnPart', isCertain: true }]
    : [];
}
