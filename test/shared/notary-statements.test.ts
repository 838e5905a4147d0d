import { expect, it } from 'vitest';
import { notaryStatements } from '#shared/rules/notary-statements.ts';

const documents = [{ description: 'Deed' }, { description: 'APN 123-45-6789' }];

it('says as facts what the notary confirmed and how the notary answered a warning', () => {
  expect(
    notaryStatements({
      documents,
      textConfirmations: [
        { field: 'documents.1.description', kind: 'parcel_number' },
        { field: 'comments', kind: 'other_number' },
      ],
      warningResponses: [
        { warning: 'expired_id', response: 'Accepted for five years' },
        { warning: 'fee_over_cap', response: null },
      ],
      comments: '123-45-6788',
    }),
  ).toEqual([
    'The notary confirmed that the number in Document 2 is a parcel number.',
    'The notary confirmed that the number in Comments is another number or date.',
    'The notary was warned: an ID had expired on the day of the act. The notary continued: “Accepted for five years”',
    'The notary was warned: the fee is over the maximum of the state. The notary continued.',
  ]);
});

it('keeps a code and a path that it does not know, and is empty for an entry without statements', () => {
  expect(
    notaryStatements({
      textConfirmations: [{ field: 'documents.7.description', kind: 'loan_number' }],
      warningResponses: [{ warning: 'former_warning', response: null }],
    }),
  ).toEqual([
    'The notary confirmed that the number in documents.7.description is a loan number.',
    'The notary was warned: former_warning. The notary continued.',
  ]);
  expect(notaryStatements({ documents })).toEqual([]);
});
