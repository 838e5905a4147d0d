import { PDF } from '@libpdf/core';
import { makePdf } from '#functions/adapters/pdf/pdf-maker.ts';
import { type DocumentSigner, signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { type EvidenceFile, evidenceFileName } from '#shared/evidence/evidence-file.ts';

const signedAt = new Date('2026-11-20T15:04:05Z');

/** Returns a PDF with a page, and evidence attached if given; not signed. */
export async function pageWith(text: string, ...evidence: EvidenceFile[]): Promise<Uint8Array> {
  const plain = await makePdf({
    content: text,
    defaultStyle: { font: 'Inter' },
    info: { creationDate: signedAt },
  });
  const pdf = await PDF.load(plain);
  for (const [at, one] of evidence.entries()) {
    const name = at === 0 ? evidenceFileName : `${at}-${evidenceFileName}`;
    pdf.addAttachment(name, new TextEncoder().encode(JSON.stringify(one)), { mimeType: 'application/json' });
  }
  return evidence.length > 0 ? pdf.save() : plain;
}

/** Returns a PDF signed as the service signs. */
export const signedPage = async (signer: DocumentSigner, text: string, ...evidence: EvidenceFile[]) =>
  signPdf(await pageWith(text, ...evidence), signer, { signedAt, reason: 'Test' });
