import { expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { options, printedEntry } from './sample-entry.ts';

it('says first that an act was not performed, with reason and the whole note', async () => {
  const outcomeNote = `Pressure: ${'the son answered for her. '.repeat(75)}End.`;
  const entry = printedEntry({ outcome: 'cancelled', outcomeReason: 'coercion_suspected', outcomeNote });
  const { text } = await readPdf(await entryPdf(entry, options));
  const title = 'Not performed: cancelled Reason The signer seemed to be under pressure';
  expect(text).toContain(title);
  expect(text.indexOf(title)).toBeLessThan(text.indexOf('Notary public'));
  expect(text).toContain('for her. End.');
});

it('says nothing about the outcome of an act that was performed', async () => {
  const { text } = await readPdf(await entryPdf(printedEntry(), options));
  expect(text).not.toContain('performed');
});
