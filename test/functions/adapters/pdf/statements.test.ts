import { expect, it } from 'vitest';
import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { options, printedEntry } from './sample-entry.ts';

const textOf = async (more: Partial<PrintedEntry>) =>
  (await readPdf(await entryPdf(printedEntry(more), options))).text;

it('prints confirmed numbers, answered warnings, and an expired commission as facts', async () => {
  const text = await textOf({
    textConfirmations: [{ field: 'documents.0.description', kind: 'loan_number' }],
    warningResponses: [{ warning: 'expired_id', response: 'Accepted for five years' }],
    commission: { commissionNumber: '130456789', state: 'TX', expirationDate: '2026-11-18' },
  });
  for (const part of [
    'Statements of the notary',
    'The notary confirmed that the number in Document 1 is a loan number.',
    'The notary was warned: an ID had expired on the day of the act. The notary continued: “Accepted for five years”',
    'Commission expired 11/18/2026 (November 18, 2026), before this act',
  ]) {
    expect(text).toContain(part);
  }
});

it('prints none of it where there is nothing', async () => {
  const text = await textOf({});
  expect(text).not.toContain('Statements of the notary');
  expect(text).toContain('Commission expires 05/01/2028 (May 1, 2028)');
});
