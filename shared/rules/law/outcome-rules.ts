import type { EntryField } from '../../entry/fields.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';

/** The fields that an entry about an act that was not performed requires, besides the reason. Everything else is kept if it is there. */
export const requiredOfEveryEntry: ReadonlySet<string> = new Set<EntryField>([
  'stateCode',
  'date',
  'locationLabel',
]);

/** Reports whether the act took place. An entry that says nothing about it is about an act that did. */
export function wasPerformed({ outcome }: { outcome?: string | null | undefined }): boolean {
  return (outcome ?? 'performed') === 'performed';
}

const step = 4;

/** Returns a problem for a reason or note that contradicts the outcome. Such an entry must not be stored. */
export function contradictoryOutcome(entry: EntryContent): EntryProblem[] {
  if (!wasPerformed(entry) || !(entry.outcomeReason || entry.outcomeNote)) return [];
  const path = entry.outcomeReason ? 'outcomeReason' : 'outcomeNote';
  const message =
    'An act that was performed has no reason and no note about not performing it. Remove them, or choose refused or cancelled';
  return [{ kind: 'prohibited', step, path, message }];
}

/** Returns what an entry about an act that was not performed lacks about its outcome. */
export function missingOfOutcome(entry: EntryContent): EntryProblem[] {
  if (wasPerformed(entry)) return [];
  const lacks = (path: string, message: string): EntryProblem[] => [{ kind: 'missing', step, path, message }];
  if (!entry.outcomeReason) return lacks('outcomeReason', 'Choose why the act was not performed');
  return entry.outcomeReason === 'other' && !entry.outcomeNote?.trim()
    ? lacks('outcomeNote', 'Say in the note why the act was not performed')
    : [];
}
