import { limits } from '#shared/data/limits.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { type EntryForm, parseFee } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { lawfulForm } from './lawful-form.ts';

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

/** Puts a problem of what a person saw at the signature: no field has that text, and another signature replaces it. */
function atSignature(problem: EntryProblem): EntryProblem {
  const path = problem.path.replace(/\.signedAs\..*$/u, '.signatureDataUrl');
  if (path === problem.path) return problem;
  return { ...problem, path, message: `${problem.message} Ask them to sign again.` };
}

/** Lists everything that keeps the form from being submitted, in the order of the steps. `today` is YYYY-MM-DD. */
export function formProblems(
  form: EntryForm,
  today: string,
  content: EntryContent = contentFromForm(form),
): EntryProblem[] {
  const lawful = lawfulForm(form, content);
  const judged = lawful.removals.length === 0 ? content : contentFromForm(lawful.form);
  return [...entryProblems(judged, today).map(atSignature), ...inputProblems(form)].sort(
    (a, b) => a.step - b.step,
  );
}
