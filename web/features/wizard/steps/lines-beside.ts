import { formatMoney } from '#shared/entry/money.ts';
import { type EntryForm, parseFee } from '../form/entry-form.ts';
import { type ReviewLine, reviewLines } from '../review/review-lines.ts';
import { total, visitEntries } from '../visit/entries-of.ts';

/** Returns the lines beside the open step. The fee of a visit is the total of its acts, which are on Docs. */
export function linesBeside(entered: EntryForm, moment: Parameters<typeof reviewLines>[1]): ReviewLine[] {
  const lines = reviewLines(entered, moment);
  const { visit } = entered;
  if (!visit) return lines;
  const fees = total(visitEntries(entered, visit).map(({ form }) => form.fee));
  const text = formatMoney(parseFee(fees));
  return lines.map((line) =>
    line.path === 'fee' ? { ...line, path: 'visit.documents.0.fee', step: 3, label: 'Fees', text } : line,
  );
}
