import { isPersonalKnowledge, stateNameOf } from './act-of.ts';
import { contradictions } from './contradictions.ts';
import type { EntryContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { type FieldNote, fieldNotes, valueAt } from './field-notes.ts';
import { contradictoryOutcome } from './outcome-rules.ts';
import { prohibitedFieldSentence } from './prohibition-sentence.ts';
import { locationProblems } from './recordable-location.ts';
import { ruling } from './ruling.ts';
import { textProblems } from './text/text-problems.ts';

/** Returns a problem for each prohibited content of an entry: by its state's law, in any journal, or by another value. None may be stored. */
export function prohibitionProblems(entry: EntryContent): EntryProblem[] {
  return [
    ...contradictoryOutcome(entry),
    ...contradictions(entry),
    ...fieldProblems(entry),
    ...longNumberProblems(entry),
    ...locationProblems(entry),
    ...textProblems(entry),
  ];
}

/** Returns a problem for each prohibited field that has a value. */
function fieldProblems(entry: EntryContent): EntryProblem[] {
  return fieldNotes(entry)
    .filter((note) => note.rule.use === 'prohibited' && valueAt(entry, note.path) && !isDropped(entry, note))
    .map(({ path, label, rule: { basis } }) => {
      const field = path.slice(path.lastIndexOf('.') + 1);
      const sentence = prohibitedFieldSentence(entry.stateCode, field);
      return {
        kind: 'prohibited',
        step: 1,
        path,
        // The specification fixes the sentence about ID numbers.
        message: field === 'idNumber' ? sentence : `${sentence} (${basis?.cite}). Leave ${label} empty.`,
        ...(basis && { basis }),
      };
    });
}

/** Personal knowledge drops the number of a signer's ID before it is stored (specification, section 5). */
const isDropped = (entry: EntryContent, { path }: FieldNote) =>
  entry.signers?.some(
    ({ idType }, index) => path === `signers.${index}.idNumber` && isPersonalKnowledge(idType),
  ) === true;

/** Returns a problem for each ID number that is longer than the last four characters, where the law allows only those. */
function longNumberProblems(entry: EntryContent): EntryProblem[] {
  const only = ruling(entry).lastFourOnly();
  if (!only) return [];
  const { basis, isAdvice } = only;
  const by = isAdvice ? 'as the state advises' : 'per state law';
  const message = `${stateNameOf(entry)}: ID Number must be the last four characters only, ${by} (${basis.cite})`;
  return fieldNotes(entry)
    .filter((note) => note.path.endsWith('.idNumber') && !isDropped(entry, note))
    .filter(({ path }) => [...String(valueAt(entry, path) ?? '')].length > 4)
    .map(({ path }) => ({ kind: 'prohibited', step: 1, path, message, basis }));
}
