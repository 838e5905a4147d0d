import { sameBytes } from '../bytes.ts';
import type { CheckBudget } from '../check-budget.ts';
import type { KnownKeys } from '../log/known-keys.ts';
import { type LaterUpdates, laterUpdates } from '../pdf/later-updates.ts';
import { PdfFile } from '../pdf/pdf-file.ts';
import { lastSignatures, type PdfSignature } from '../pdf/signatures.ts';
import { UnreadableFile } from '../read-value.ts';
import type { Certificate } from '../signature/certificate.ts';
import { checkTimestampToken, readTimestamp } from '../signature/check-timestamp.ts';
import { checkCms, hasSigningTime, readCms, signatureTimestamp } from '../signature/cms.ts';
import { failed, passed, type Statement, unchecked } from '../statement.ts';

const dataType = '1.2.840.113549.1.7.1';

/** A PDF that one of the trusted certificates signed as it is, and that signature. */
export type SignedPdf = { pdf: PdfFile; signature: PdfSignature };

function coveredBytes({ bytes }: PdfFile, { start, gap, end }: PdfSignature): Uint8Array {
  const covered = new Uint8Array(gap.from - start + end - gap.to);
  covered.set(bytes.subarray(start, gap.from));
  covered.set(bytes.subarray(gap.to, end), gap.from - start);
  return covered;
}

/** Why a signature does not count, or the certificate of the key that made it. */
type Found =
  | {
      by: Certificate;
      certificates: readonly Certificate[];
      stamp: { token: Uint8Array; signature: Uint8Array } | undefined;
    }
  | { reason: 'changed' | 'stranger' | 'unknown'; name?: string | undefined };

async function judge(
  pdf: PdfFile,
  signature: PdfSignature,
  trusted: readonly Certificate[],
  budget: CheckBudget,
): Promise<Found> {
  const cms = readCms(signature.cms);
  if (cms.contentType !== dataType || cms.content) return { reason: 'unknown' };
  const known = trusted.find(({ bytes }) => cms.signer && sameBytes(bytes, cms.signer.bytes));
  // The name in an untrusted certificate proves nothing, so repeat it as a claim.
  if (!known) return { reason: 'stranger', name: cms.signer?.name };
  const outcome = await checkCms(cms, coveredBytes(pdf, signature), known, budget);
  if (outcome !== 'valid') return { reason: outcome === 'unknown-algorithm' ? 'unknown' : 'changed' };
  if (hasSigningTime(cms)) return { reason: 'unknown' };
  const token = signatureTimestamp(cms);
  const { certificates } = cms;
  return { by: known, certificates, stamp: token && { token, signature: cms.parts.signature } };
}

const about = (by: Certificate, { start, gap, end }: PdfSignature) => ({
  'Signed by': by.name,
  'Bytes covered': `${start} to ${gap.from} and ${gap.to} to ${end}`,
});

/** Checks that a signature covers the file, apart from updates that may follow it. */
function coverage(pdf: PdfFile, signature: PdfSignature): LaterUpdates {
  const isWhole = pdf.end === pdf.bytes.length && signature.end === pdf.revisions[signature.revision]?.end;
  return isWhole ? laterUpdates(pdf, signature) : { areAllowed: false };
}

/**
 * Checks that one of the trusted certificates signed a PDF, and that its signature covers the whole file. The last valid
 * signature counts, and the timestamps of it and of the file by one of the authorities, if there are any. An update that was appended after it
 * fails, even if it changes nothing that can be seen, unless it adds what proves the signature in the long term.
 * `signed` is set only if all of that is right.
 */
export async function checkPdf(
  bytes: Uint8Array,
  { pdf: { certificates }, timestamps }: Pick<KnownKeys, 'pdf' | 'timestamps'>,
  budget: CheckBudget,
): Promise<{ statements: Statement[]; signed: SignedPdf | undefined }> {
  try {
    const pdf = new PdfFile(bytes);
    if (certificates.length > 0)
      return await signatureStatements(pdf, certificates, timestamps.certificates, budget);
    const text = 'The signature was not checked because no certificate for the service is available.';
    return { statements: [unchecked('signature', text)], signed: undefined };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { statements: [failed('file', error.message)], signed: undefined };
  }
}

async function signatureStatements(
  pdf: PdfFile,
  trusted: readonly Certificate[],
  authorities: readonly Certificate[],
  budget: CheckBudget,
): Promise<{ statements: Statement[]; signed: SignedPdf | undefined }> {
  const found: Found[] = [];
  for (const signature of lastSignatures(pdf, budget)) {
    // A timestamp of the file proves when it was there, and not who made it.
    if (signature.kind === 'timestamp') continue;
    const one = await judge(pdf, signature, trusted, budget).catch((error: unknown): Found => {
      if (error instanceof UnreadableFile) return { reason: 'unknown' };
      throw error;
    });
    found.push(one);
    if (!('by' in one)) continue;
    const { areAllowed, timestamp } = coverage(pdf, signature);
    const details = about(one.by, signature);
    const statements = [
      passed('signature', `${one.by.name} signed this document.`, details),
      areAllowed
        ? passed('whole-file', 'Nothing has been changed or added since it was signed.', details)
        : failed('whole-file', 'Something was added to this document after it was signed.', details),
    ];
    const stamps = [
      ...(one.stamp ? [one.stamp] : []),
      ...(timestamp ? [{ token: timestamp.cms, signature: coveredBytes(pdf, timestamp) }] : []),
    ];
    for (const { token, signature: stamped } of areAllowed ? stamps : []) {
      statements.push(await checkTimestampToken(token, stamped, authorities, budget));
    }
    if (statements.every(({ outcome }) => outcome !== 'failed')) {
      const [stamp, fileStamp] = [one.stamp?.token, timestamp?.cms].map(
        (token) => token && readTimestamp(token),
      );
      const isTrusted = statements.every(({ outcome }) => outcome === 'passed');
      const certificates = [...one.certificates, ...authorities];
      const leveled = { signer: one.by, certificates, stamp, fileStamp, isTrusted };
      // The page that checks documents loads it once a signature is worth it.
      const { levelStatement } = await import('./signature-level.ts');
      statements.push(await levelStatement(pdf, leveled, budget));
    }
    return { statements, signed: areAllowed ? { pdf, signature } : undefined };
  }
  return { statements: [failed('signature', reasonOf(found))], signed: undefined };
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
