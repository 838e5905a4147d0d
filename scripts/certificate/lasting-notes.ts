import type { X509Certificate } from 'node:crypto';
import { addYears } from 'date-fns/addYears';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { addressesOf } from '#functions/adapters/revocation/certificate-addresses.ts';
import { chainOf } from '#functions/adapters/signing/certificate-chain.ts';
import { recommendedYears } from '#shared/rules/duties/retention-years.ts';

const nameOf = ({ subject }: X509Certificate) => subject.split('\n').join(', ');

function inWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && `${years} years`, (rest > 0 || years === 0) && `${rest} months`];
  return parts.filter(Boolean).join(' and ');
}

/** Returns by how long a certificate outlives a document that is signed now, which the law keeps for ten years. */
function retentionNote({ validToDate }: X509Certificate, now: Date): string {
  const kept = addYears(now, recommendedYears);
  const months = differenceInMonths(validToDate, kept);
  const kind = `Documents are kept for up to ${recommendedYears} years.`;
  return months < 0
    ? `${kind} The certificate ends ${inWords(-months)} earlier. Signatures outlive it only with long-term data.`
    : `${kind} The certificate ends ${inWords(months)} later.`;
}

/**
 * Returns what the person who installs a certificate should know about how long signatures will last. `certificates` are the
 * certificate of the key, and those of its issuers.
 */
export function lastingNotes(certificates: readonly X509Certificate[], now: Date): string[] {
  const chain = chainOf(certificates);
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last) return [];
  const notes = [retentionNote(first, now)];
  if (first.verify(first.publicKey)) {
    return [
      ...notes,
      'Warning: it signs itself, so no authority confirms its status. Its signatures have no long-term data.',
    ];
  }
  const isComplete = last.checkIssued(last);
  if (!isComplete && addressesOf(last.raw).issuer.length === 0) {
    notes.push(`Warning: the certificate of the issuer of ${nameOf(last)} is missing. Add it to the file.`);
  }
  for (const one of isComplete ? chain.slice(0, -1) : chain) {
    const { ocsp, crl } = addressesOf(one.raw);
    if (ocsp.length + crl.length > 0) continue;
    notes.push(
      `Warning: the certificate of ${nameOf(one)} names no address for its status (OCSP or CRL). Signatures will have no long-term data.`,
    );
  }
  return notes;
}
