import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { answersOf, type NumberAnswer } from '../form/number-answers.ts';
import { withAskedAnswers } from '../saving/asked-answers.ts';

import { sharedContent } from './shared-content.ts';
import {
  actFields,
  actOf,
  type Cell,
  endingOf,
  listedDocuments,
  type Visit,
  type VisitDocument,
} from './visit.ts';

/** Returns a row without its texts that hold a prohibited number, and the answers that the others need. */
function keepableRow(form: EntryForm, row: VisitDocument): { row: VisitDocument; answers: NumberAnswer[] } {
  const content = withAskedAnswers(
    contentFromForm({ ...form, ...actOf(row), documents: listedDocuments([row]) }),
  );
  const prohibited = new Set(prohibitionProblems(content).map(({ path }) => path));
  const texts = actFields.flatMap((field) => (prohibited.has(field) ? [[field, '']] : []));
  const title = prohibited.has('documents.0.description') ? '' : row.title;
  return { row: { ...row, title, ...Object.fromEntries(texts) }, answers: answersOf(content) };
}

/** Returns a cell without a note that holds a prohibited number, and the answers that the note needs. */
function keepableCell(form: EntryForm, cell: Cell): { cell: Cell; answers: NumberAnswer[] } {
  if (!cell.outcomeNote) return { cell, answers: [] };
  const content = withAskedAnswers(contentFromForm({ ...form, ...endingOf(cell) }));
  const isProhibited = prohibitionProblems(content).some(({ path }) => path === 'outcomeNote');
  return { cell: isProhibited ? { ...cell, outcomeNote: '' } : cell, answers: answersOf(content) };
}

/** Returns the table of acts as it may be kept on the device: without what the law of its state prohibits. */
export function keepableVisit(form: EntryForm, visit: Visit): { visit: Visit; answers: NumberAnswer[] } {
  const content = sharedContent(form);
  const { prohibits } = ruling(content);
  const isUnsigned = prohibits('electronic_signature') !== undefined;
  const rows = visit.documents.map((document) => keepableRow(form, document));
  const cells = rows.map(({ row }) => row.cells.map((cell) => keepableCell(form, cell)));
  const documents = rows.map(({ row }, index) => ({
    ...row,
    cells: (cells[index] ?? []).map(({ cell }) =>
      isUnsigned
        ? { ...cell, signature: '', signedAs: null, witnessSignatures: [], witnessesSignedAs: [] }
        : cell,
    ),
  }));
  const prints = prohibits('thumbprint', 'biometric_data') ? [] : visit.prints;
  const answers = [...rows, ...cells.flat()].flatMap((one) => one.answers);
  return { visit: { ...visit, documents, prints }, answers };
}
