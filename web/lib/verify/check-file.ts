import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import type { Report } from '#shared/evidence/report.ts';
import { serviceAt } from '#shared/evidence/service/ask-service.ts';
import { withPresentState } from '#shared/evidence/service/present-state.ts';
import type { RandomAccess } from '#shared/evidence/zip/zip-file.ts';
import { siteTrust } from './this-site.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const randomAccess = (file: File): RandomAccess => ({
  size: file.size,
  read: (from, to) => bytesOf(file.slice(from, to)),
});

const wrongKind: Report = {
  verdict: 'failed',
  headline:
    'This is neither a PDF nor a ZIP. Choose the file as you received it, not a picture or a copy of its text.',
  facts: [],
  statements: [],
};

/** A PDF of the service has at most a few megabytes; a printed journal some hundred. */
const largestPdf = 512 * 1024 * 1024;

/**
 * Checks a PDF or a ZIP on this device, with the keys of this site and its public log of today. With a connection, asks the
 * service whether the entry of a PDF has later addenda.
 */
export async function checkFile(file: File, onProgress: (share: number) => void): Promise<Report> {
  const start = new TextDecoder('latin1').decode(await bytesOf(file.slice(0, 5)));
  // A ZIP with something before it is still one to other programs.
  const isZip = start.startsWith('PK') || /\.zip$/i.test(file.name);
  if (!isZip && start !== '%PDF-') return wrongKind;
  const trust = await siteTrust();
  try {
    if (isZip) {
      // Most files are PDFs.
      const { verifyExport } = await import('#shared/evidence/export/verify-export.ts');
      return await verifyExport(randomAccess(file), trust, onProgress);
    }
    if (file.size > largestPdf) throw new UnreadableFile('This PDF is too large to check here.');
    return await withPresentState(await verifyPdf(await bytesOf(file), trust), serviceAt(''));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...wrongKind, headline: `Do not rely on this file. ${error.message}` };
  }
}
