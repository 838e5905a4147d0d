import { timeInWords } from '../../rules/time-in-words.ts';
import { type CheckBudget, TooMuchWork } from '../check-budget.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { listOf } from '../pdf/values.ts';
import { UnreadableFile } from '../read-value.ts';
import { type Certificate, issuerAmong, signsItself } from '../signature/certificate.ts';
import type { ReadTimestamp } from '../signature/check-timestamp.ts';
import { readCrl, readOcsp } from '../signature/revocation.ts';
import { passed, type Statement } from '../statement.ts';

/** A signature whose timestamps did not fail. */
export type LeveledSignature = {
  signer: Certificate;
  /** Certificates in the signature, and those of authorities that the person who checks trusts. */
  certificates: readonly Certificate[];
  /** The timestamp of the signature, and that of the whole file. */
  stamp: ReadTimestamp | undefined;
  fileStamp: ReadTimestamp | undefined;
  /** Whether the person who checks trusts the authorities of these timestamps. */
  isTrusted: boolean;
};

const levels = {
  'B-B': 'The file has the signature alone',
  'B-T': 'The file has the signature and the time of a timestamp authority',
  'B-LT':
    'The file has the signature, the time of a timestamp authority, and proof that their certificates were not revoked then',
  'B-LTA':
    'The file has the signature, the time of a timestamp authority, proof that their certificates were not revoked then, and a timestamp of all of it',
} as const;

/** Returns the long-term data of a file: statuses of certificates. Its certificates are not looked at. */
async function storedStatuses(pdf: PdfFile, budget: CheckBudget) {
  const store = pdf.catalog().get('DSS');
  const entries = store === undefined ? undefined : pdf.entries(store, '/DSS');
  const contents = async (key: string) => {
    const found: Uint8Array[] = [];
    for (const item of entries?.has(key) ? listOf(entries.get(key), `/${key}`) : []) {
      found.push(await pdf.content(item, budget));
    }
    return found;
  };
  return { ocsps: await contents('OCSPs'), crls: await contents('CRLs') };
}

type Statuses = Awaited<ReturnType<typeof storedStatuses>>;

/** Returns whether the authority of a certificate confirmed that it was not revoked at a time. */
async function isConfirmed(
  certificate: Certificate,
  { ocsps, crls }: Statuses,
  { among, at }: { among: readonly Certificate[]; at: Date },
  budget: CheckBudget,
): Promise<boolean> {
  const issuer = await issuerAmong(certificate, among, budget);
  if (!issuer) return false;
  const ways = [
    ...ocsps.map((bytes) => () => readOcsp(bytes, { certificate, issuer }, budget)),
    ...crls.map((bytes) => () => readCrl(bytes, { certificate, issuer }, budget)),
  ];
  for (const read of ways) {
    try {
      if ((await read()).until >= at) return true;
    } catch (error) {
      if (error instanceof TooMuchWork || !(error instanceof UnreadableFile)) throw error;
    }
  }
  return false;
}

/**
 * Returns which level a signature has (ETSI EN 319 142-1), and until when the file proves it by itself: until the end of its
 * last certificate that counts.
 */
export async function levelStatement(
  pdf: PdfFile,
  { signer, certificates, stamp, fileStamp, isTrusted }: LeveledSignature,
  budget: CheckBudget,
): Promise<Statement> {
  const statuses = stamp && (await storedStatuses(pdf, budget));
  const among = [...certificates, ...(stamp?.certificates ?? [])];
  const isKept = async (certificate: Certificate) =>
    stamp !== undefined &&
    statuses !== undefined &&
    (await isConfirmed(certificate, statuses, { among, at: stamp.at }, budget));
  const hasData =
    stamp !== undefined &&
    (await isKept(signer)) &&
    ((await signsItself(stamp.authority, budget)) || (await isKept(stamp.authority)));
  const last = hasData ? (fileStamp ?? stamp).authority : signer;
  const level = hasData ? (fileStamp ? 'B-LTA' : 'B-LT') : stamp ? 'B-T' : 'B-B';
  const until = new Date(Math.max(last.validTo.getTime(), signer.validTo.getTime()));
  const condition = hasData && !isTrusted ? ', if you trust the authority of its timestamp' : '';
  const text = `${levels[level]} (PAdES ${level}). The file alone proves the signature until ${timeInWords(until.toISOString())}${condition}.`;
  return passed('level', text, { Level: `PAdES ${level}`, Until: until.toISOString() });
}
