import type { EntryLevelField, Step } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';

/** The wizard's tabs, in order (specification, section 2.8), each with its article of the Help Center. */
export const steps: readonly { step: Step; label: string; title: string; help: string }[] = [
  { step: 1, label: 'Signer', title: 'Signer Information', help: 'signers' },
  { step: 2, label: 'Details', title: 'Entry Details', help: 'details' },
  { step: 3, label: 'Docs', title: 'Documents', help: 'documents' },
  { step: 4, label: 'Notes', title: 'Review and Notes', help: 'notes' },
];

/** Returns the step of the field at a path, such as `signers.0.city`. A visit photographs the paper journal after the signatures. */
export function stepOf(path: string, isVisit = false): Step {
  const fields: Readonly<Record<string, EntryLevelField>> = entryFields;
  const [owner = ''] = path.split('.');
  // The table of acts is on the step of the documents; the thumbprints of a visit are with its signers.
  if (isVisit && owner === 'signerJournalSignature') return 3;
  if (owner === 'visit') return path.startsWith('visit.prints.') ? 1 : 3;
  return fields[owner]?.step ?? 1;
}

/** The first step that has a problem, 5 when none has. Steps up to it are reachable. */
export function firstOpenStep(problems: readonly EntryProblem[]): number {
  return problems.reduce((first, problem) => Math.min(first, problem.step), steps.length + 1);
}
