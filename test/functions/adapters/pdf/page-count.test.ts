import { expect, it } from 'vitest';
import { dutyPdf } from '#functions/adapters/pdf/duty-pdf.ts';
import { pageCount } from '#functions/adapters/pdf/page-count.ts';
import { signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { documentSigner } from '#test/support/document-signer.ts';

it('pageCount counts the pages of a signed document', async () => {
  const printedAt = new Date('2026-11-24T03:00:00Z');
  const paragraph = { kind: 'paragraph' as const, text: 'A line of a letter. '.repeat(60) };
  const pdf = await dutyPdf({
    ...{ kind: 'letter', title: 'Inventory', subject: 'Journal', notary: 'Nora Notary', printedAt },
    parts: Array.from({ length: 20 }, () => paragraph),
    issuer: { signer: 'Test Journal', siteUrl: 'https://journal.example' },
  });
  const signed = await signPdf(pdf, await documentSigner(), { signedAt: printedAt, reason: 'Inventory' });
  expect(await pageCount(signed)).toBeGreaterThan(2);
  expect(await pageCount(signed)).toBe(await pageCount(pdf));
});
