import { limits } from '#shared/data/limits.ts';
import type { EntryLevelField, Step } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { lawfulForm } from '../law/lawful-form.ts';
import { type EntryForm, parseFee } from './entry-form.ts';
import { contentFromForm } from './form-content.ts';

/** The wizard's tabs, in order (specification, section 2.8), each with its article of the Help Center. */
export const steps: readonly { step: Step; label: string; title: string; help: string }[] = [
  { step: 1, label: 'Signer', title: 'Signer Information', help: 'signers' },
  { step: 2, label: 'Details', title: 'Entry Details', help: 'details' },
  { step: 3, label: 'Docs', title: 'Documents', help: 'documents' },
  { step: 4, label: 'Notes', title: 'Review and Notes', help: 'notes' },
];

function inputProblems(form: EntryForm): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse = (path: string, message: string) =>
    problems.push({ kind: 'invalid', step: 2, path, message });
  const fee = parseFee(form.fee);
  if (fee < 0 || fee > limits.feeMax) refuse('fee', 'Fee must be between 0 and 99,999.99');
  const acts = form.numberOfActs.trim();
  const isCount = /^\d{1,3}$/u.test(acts) && Number(acts) > 0;
  if (acts && !isCount) refuse('numberOfActs', 'Number of Acts must be between 1 and 999');
  return problems;
}

/** Lists everything that keeps the form from being submitted, in the order of the steps. `today` is YYYY-MM-DD. */
export function formProblems(
  form: EntryForm,
  today: string,
  content: EntryContent = contentFromForm(form),
): EntryProblem[] {
  const lawful = lawfulForm(form, content);
  const judged = lawful.removals.length === 0 ? content : contentFromForm(lawful.form);
  return [...entryProblems(judged, today), ...inputProblems(form)].sort((a, b) => a.step - b.step);
}

/** Returns the step of the field at a path, such as `signers.0.city`. */
export function stepOf(path: string): Step {
  const fields: Readonly<Record<string, EntryLevelField>> = entryFields;
  const [owner = ''] = path.split('.');
  // The table of acts is on the step of the documents; the thumbprints of a visit are with its signers.
  if (owner === 'visit') return path.startsWith('visit.prints.') ? 1 : 3;
  return fields[owner]?.step ?? 1;
}

/** The first step that has a problem, 5 when none has. Steps up to it are reachable. */
export function firstOpenStep(problems: readonly EntryProblem[]): number {
  return problems.reduce((first, problem) => Math.min(first, problem.step), steps.length + 1);
}
