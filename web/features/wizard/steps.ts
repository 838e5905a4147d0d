import { limits } from '#shared/data/limits.ts';
import { type EntryProblem, entryProblems } from '#shared/rules/entry-problems.ts';
import { contentFromForm, type EntryForm, parseFee } from './entry-form.ts';

export type Step = EntryProblem['step'];

/** The wizard's tabs, in order (specification, section 2.8). */
export const steps: readonly { step: Step; label: string; title: string }[] = [
  { step: 1, label: 'Signer', title: 'Signer Information' },
  { step: 2, label: 'Details', title: 'Entry Details' },
  { step: 3, label: 'Docs', title: 'Documents' },
  { step: 4, label: 'Notes', title: 'Notes' },
];

function feeProblem(form: EntryForm): EntryProblem[] {
  const fee = parseFee(form.fee);
  if (fee >= 0 && fee <= limits.feeMax) return [];
  return [{ step: 2, path: 'fee', message: 'Fee must be between 0 and 99,999.99' }];
}

/** Everything that keeps the form from being submitted, in the order of the steps. */
export function formProblems(form: EntryForm): EntryProblem[] {
  return [...entryProblems(contentFromForm(form)), ...feeProblem(form)].sort((a, b) => a.step - b.step);
}

/** The first step that has a problem, 5 when none has. Steps up to it are reachable. */
export function firstOpenStep(problems: readonly EntryProblem[]): number {
  return problems.reduce((first, problem) => Math.min(first, problem.step), steps.length + 1);
}
