import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { contentFromForm } from '#web/features/wizard/form/form-content.ts';
import { practiceForm } from '#web/features/wizard/practice/practice-form.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { command } from '../local/command.ts';
import { drawnSignature } from '../seed/drawn-signature.ts';
import { randomFrom } from '../seed/random.ts';

/** The time of the sample, so that each run prints the same. */
const at = new Date('2026-11-20T17:30:00Z');
const noHash = '0'.repeat(64);

/** Returns the practice entry as if it were sealed in the journal of an invented notary. */
function practiceEntry(): PrintedEntry {
  const { thumbprint: _, ...content } = contentFromForm(practiceForm(at));
  const signatureDataUrl = drawnSignature(randomFrom(7));
  return {
    ...content,
    signers: content.signers.map((signer) => ({ ...signer, signatureDataUrl })),
    outcome: 'performed',
    thumbprintData: null,
    id: 'practice',
    status: 'submitted',
    version: 1,
    entryNumber: '000001',
    actTime: '10:30',
    actUtcOffset: '-07:00',
    createdAt: at.toISOString(),
    recordedAt: at.toISOString(),
    submittedAt: at.toISOString(),
    updatedAt: at.toISOString(),
    lateEntry: false,
    recordedBy: 'server',
    receivedLater: false,
    openDoubts: [],
    clockSkewSeconds: null,
    commission: { commissionNumber: 'PRACTICE', state: 'CO', expirationDate: '2030-01-31' },
    notaryName: 'Nan Notary',
    numberOfDocuments: content.documents.length,
    documentTitle: null,
    documentDescription: content.documents.map(({ description }) => description).join('; '),
    entryHash: noHash,
    previousHash: noHash,
    rulesVersion,
    seal: null,
    addenda: [],
  };
}

/** `npm run practice-pdf`: prints the practice entry, marked PRACTICE, into web/public. The result is committed. */
await command(async () => {
  const pdf = await entryPdf(practiceEntry(), {
    timezone: 'America/Denver',
    printedAt: at,
    proof: null,
    issuer: { signer: '', siteUrl: '' },
  });
  await writeFile(join(import.meta.dirname, '..', '..', 'web', 'public', paths.practicePdf), pdf);
  console.log(`web/public${paths.practicePdf}: ${pdf.length} bytes`);
});
