import { limits } from '#shared/data/limits.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { type EntryForm, parseFee } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { lawfulForm } from './lawful-form.ts';

/** Reports whether a text is empty or a whole number from 1 on. */
function isCount(text: string, max: number): boolean {
  const count = text.trim();
  return count === '' || (/^\d+$/u.test(count) && Number(count) > 0 && Number(count) <= max);
}

function inputProblems(form: EntryForm): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const refuse = (path: string, message: string) =>
    problems.push({ kind: 'invalid', step: 2, path, message });
  const fee = parseFee(form.fee);
  if (fee < 0 || fee > limits.feeMax) refuse('fee', 'Fee must be between 0 and 99,999.99');
  if (!isCount(form.numberOfActs, limits.numberOfActsMax)) {
    refuse('numberOfActs', 'Number of Acts must be between 1 and 999');
  }
  form.documents.forEach(({ description, pages }, index) => {
    // A line without a title is left out of the entry.
    if (!description.trim() || isCount(pages, limits.documentPagesMax)) return;
    refuse(`documents.${index}.pages`, `Document ${index + 1}: Pages must be between 1 and 9,999`);
  });
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
