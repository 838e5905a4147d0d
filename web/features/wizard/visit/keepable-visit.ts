import { barredProblems } from '#shared/rules/law/barred-problems.ts';
import { bars } from '#shared/rules/law/law-binding.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { answersOf, type NumberAnswer } from '../form/number-answers.ts';
import { actOf } from './entries-of.ts';
import { sharedContent } from './shared-content.ts';
import { actFields, type Visit, type VisitDocument } from './visit.ts';

/** Returns a row without its texts that hold a prohibited number, and the answers that the others need. */
function keepableRow(form: EntryForm, row: VisitDocument): { row: VisitDocument; answers: NumberAnswer[] } {
  const content = contentFromForm({ ...form, ...actOf(row), documents: [{ description: row.title }] });
  const barred = new Set(barredProblems(content).map(({ path }) => path));
  const texts = actFields.flatMap((field) => (barred.has(field) ? [[field, '']] : []));
  const title = barred.has('documents.0.description') ? '' : row.title;
  return { row: { ...row, title, ...Object.fromEntries(texts) }, answers: answersOf(content) };
}

/** Returns the table of acts as it may be kept on the device: without what the law of its state prohibits. */
export function keepableVisit(form: EntryForm, visit: Visit): { visit: Visit; answers: NumberAnswer[] } {
  const content = sharedContent(form);
  const isUnsigned = bars(content, 'electronic_signature') !== undefined;
  const rows = visit.documents.map((document) => keepableRow(form, document));
  const documents = rows.map(({ row }) => ({
    ...row,
    cells: isUnsigned
      ? row.cells.map((cell) => ({ ...cell, signature: '', witnessSignatures: [] }))
      : row.cells,
  }));
  const prints = bars(content, 'thumbprint', 'biometric_data') ? [] : visit.prints;
  return { visit: { ...visit, documents, prints }, answers: rows.flatMap(({ answers }) => answers) };
}
