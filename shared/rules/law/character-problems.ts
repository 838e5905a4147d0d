import { lineProblem, nameProblem, textProblem } from '../line-of-text.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { type EntryText, entryTexts } from './entry-texts.ts';

/** Returns what the API would complain about, after the label of the text. */
function complaint({ text: typed, form }: EntryText): string | undefined {
  if (!typed.isWellFormed()) return ': a character is broken. Delete it and type it again.';
  const text = typed.trim().normalize('NFC');
  const problem =
    form === 'paragraphs'
      ? textProblem(text)
      : (lineProblem(text) ?? (form === 'name' ? nameProblem(text) : undefined));
  return problem && ` ${problem}.`;
}

/**
 * Returns a problem for each text whose characters the API refuses. Without them, an entry recorded offline would be refused
 * when its signers have left.
 */
export function characterProblems(entry: EntryContent): EntryProblem[] {
  return entryTexts(entry).flatMap((text) => {
    const { step, path, label } = text;
    const found = complaint(text);
    return found ? [{ kind: 'invalid' as const, step, path, message: `${label}${found}` }] : [];
  });
}
