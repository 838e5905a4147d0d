import { sameBytes } from './bytes.ts';
import type { Certificate } from './certificate.ts';
import { checkTimestampToken } from './check-timestamp.ts';
import { checkCms, readCms, signatureTimestamp } from './cms.ts';
import { type PdfFile, type PdfSignature, readPdf } from './pdf-file.ts';
import { UnreadableFile } from './read-value.ts';
import { failed, passed, type Statement, unchecked } from './statement.ts';

const dataType = '1.2.840.113549.1.7.1';

function coveredBytes({ bytes }: PdfFile, { start, gap, end }: PdfSignature): Uint8Array {
  const covered = new Uint8Array(gap.from - start + end - gap.to);
  covered.set(bytes.subarray(start, gap.from));
  covered.set(bytes.subarray(gap.to, end), gap.from - start);
  return covered;
}

/** Why a signature does not count, or the certificate of the key that made it. */
type Found =
  | { by: Certificate; stamp: { token: Uint8Array; signature: Uint8Array } | undefined }
  | { reason: 'changed' | 'stranger' | 'unknown'; name?: string | undefined };

async function judge(pdf: PdfFile, signature: PdfSignature, trusted: readonly Certificate[]): Promise<Found> {
  const cms = readCms(signature.cms);
  if (cms.contentType !== dataType || cms.content) return { reason: 'unknown' };
  const known = trusted.find(({ bytes }) => cms.signer && sameBytes(bytes, cms.signer.bytes));
  // The name in a certificate that nobody vouches for proves nothing: it is repeated as a claim.
  if (!known) return { reason: 'stranger', name: cms.signer?.name };
  const outcome = await checkCms(cms, coveredBytes(pdf, signature), known);
  if (outcome === 'valid') {
    const token = signatureTimestamp(cms);
    return { by: known, stamp: token && { token, signature: cms.parts.signature } };
  }
  return { reason: outcome === 'unknown-algorithm' ? 'unknown' : 'changed' };
}

const about = (by: Certificate, { start, gap, end }: PdfSignature) => ({
  'Signed by': by.name,
  'Bytes covered': `${start} to ${gap.from} and ${gap.to} to ${end}`,
});

/**
 * Checks that one of the trusted certificates signed a PDF, and that its signature covers the whole file. The last valid
 * signature counts, and its timestamp by one of the authorities, if it has one. An update that was appended after it fails, even if it changes nothing
 * that can be seen.
 */
export async function checkPdf(
  bytes: Uint8Array,
  trusted: readonly Certificate[],
  authorities: readonly Certificate[] = [],
): Promise<{ statements: Statement[]; pdf: PdfFile | undefined }> {
  let pdf: PdfFile;
  try {
    pdf = readPdf(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { statements: [failed('file', error.message)], pdf: undefined };
  }
  return { statements: await signatureStatements(pdf, trusted, authorities), pdf };
}

async function signatureStatements(
  pdf: PdfFile,
  trusted: readonly Certificate[],
  authorities: readonly Certificate[],
): Promise<Statement[]> {
  if (trusted.length === 0) {
    return [
      unchecked(
        'signature',
        'The signature was not checked because no certificate for the service is available.',
      ),
    ];
  }
  const found: Found[] = [];
  for (const signature of pdf.signatures.toReversed()) {
    const one = await judge(pdf, signature, trusted).catch((error: unknown): Found => {
      if (error instanceof UnreadableFile) return { reason: 'unknown' };
      throw error;
    });
    found.push(one);
    if (!('by' in one)) continue;
    const covers = signature.start === 0 && signature.end === pdf.bytes.length;
    const details = about(one.by, signature);
    return [
      passed('signature', `${one.by.name} signed this document.`, details),
      covers
        ? passed('whole-file', 'Nothing has been changed or added since it was signed.', details)
        : failed('whole-file', 'Something was added to this document after it was signed.', details),
      ...(one.stamp ? [await checkTimestampToken(one.stamp.token, one.stamp.signature, authorities)] : []),
    ];
  }
  return [failed('signature', reasonOf(found))];
}

function reasonOf(found: readonly Found[]): string {
  const reasons = found.flatMap((one) => ('reason' in one ? one : []));
  if (reasons.some(({ reason }) => reason === 'changed')) {
    return 'This document was changed after it was signed.';
  }
  const stranger = reasons.find(({ reason }) => reason === 'stranger');
  if (stranger) {
    const claim = stranger.name ? ` It names "${stranger.name}", but anyone can write that.` : '';
    return `This document was signed with a key that is not the service’s.${claim}`;
  }
  if (reasons.length > 0) return 'The signature of this document cannot be read.';
  return 'This document is not signed by the service.';
}
