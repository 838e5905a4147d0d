import type { ActOutcome, OutcomeReason } from '#shared/data/outcomes.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { missingOfOutcome } from '#shared/rules/law/outcome-rules.ts';
import { textProblems } from '#shared/rules/law/text/text-problems.ts';

/** An ending while the notary is still choosing it in the dialog. */
export type ChosenEnding = { outcome: ActOutcome; outcomeReason: OutcomeReason | ''; outcomeNote: string };

/** Returns what is wrong with an ending, by its field. The note follows the text rules of the entry's state. */
export function endingProblems(
  { outcome, outcomeReason, outcomeNote }: ChosenEnding,
  content: EntryContent,
): Partial<Record<keyof ChosenEnding, string>> {
  const entry = { ...content, outcome, outcomeReason: outcomeReason || null, outcomeNote };
  const found = [
    ...textProblems(entry).filter(({ path, isQuestion }) => path === 'outcomeNote' && !isQuestion),
    ...missingOfOutcome(entry),
  ];
  return Object.fromEntries(found.toReversed().map(({ path, message }) => [path, message]));
}
