import { expect, it } from 'vitest';
import { withDocumentDate } from '#functions/services/entries/filled-documents.ts';

const [one, other] = ['2026-01-02', '2026-01-03'];

it.each([
  ['the date of the first document', undefined, one, [one, one]],
  ['the date of the entry', one, undefined, [one, one]],
  ['neither', undefined, undefined, [null, undefined]],
  ['both, which the rules refuse where they differ', one, other, [one, other]],
])('documents sent with %s', (_, documentDate, date, expected) => {
  const documents = [{ description: 'Deed', date }, { description: 'Note' }];
  const { documentDate: filled, documents: [first] = [] } = withDocumentDate({ documentDate, documents });
  expect([filled, first?.date]).toEqual(expected);
});
