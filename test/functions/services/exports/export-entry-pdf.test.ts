import { describe, expect, it } from 'vitest';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { exportEntryPdf } from '#functions/services/exports/export-entry-pdf.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

describe('exportEntryPdf', () => {
  it('answers a link to S3 for a PDF too large for a Lambda answer', async () => {
    await useStackEnvironment();
    const table = await testTable();
    const notary = await registerNotary();
    const entryId = await draftToSubmit(notary);
    await submit(notary, entryId);
    const account = await accountStore(table).get(notary.id);
    if (!account) throw new Error('The account is missing');
    const now = () => new Date();
    const large = new Uint8Array(5_000_000).fill(37);

    const outcome = await exportEntryPdf(
      {
        ...watchedIntegrity(table).deps,
        entries: entryStore(table),
        images: imageFiles(),
        cipher: fieldCipher(account, now),
        documents: { entry: async () => large },
        logEvidence: async () => null,
        exports: exportFiles(),
        now,
      },
      { account, entryId, timezone: undefined },
    );

    const link = outcome.ok && 'redirectTo' in outcome.value ? outcome.value.redirectTo : '';
    const file = await fetch(link);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="entry-000001.pdf"');
    expect(Buffer.from(await file.arrayBuffer()).equals(large)).toBe(true);
    const forged = await fetch(link.replace(/Signature=..../, 'Signature=0000'));
    expect(forged.status).toBe(403);
  });
});
