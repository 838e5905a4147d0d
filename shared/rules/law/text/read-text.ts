import { type DigitRun, digitRuns } from './digit-runs.ts';
import { type Label, labelsOf } from './labels.ts';
import { normalizeText } from './normalize.ts';

/** A text as the recognizers need it. */
export type ReadText = {
  /** The normalized text. */
  text: string;
  labels: readonly Label[];
  runs: readonly DigitRun[];
};

/** Reads a text for the recognizers. */
export function readText(typed: string): ReadText {
  const text = normalizeText(typed);
  // Everything that has a label has digits, and most texts have none.
  const labels = /\d/u.test(text) ? labelsOf(text) : [];
  return { text, labels, runs: digitRuns(text) };
}
