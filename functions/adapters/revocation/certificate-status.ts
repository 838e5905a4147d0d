import { CheckBudget } from '#shared/evidence/check-budget.ts';
import {
  type Confirmation,
  type Issued,
  RevokedCertificate,
  readCrl,
  readOcsp,
} from '#shared/evidence/signature/revocation.ts';
import { askAuthority } from './ask-authority.ts';
import { addressesOf } from './certificate-addresses.ts';
import { ocspRequest } from './ocsp-request.ts';

/** The statement of an authority that a certificate is not revoked, in DER: an OCSP response or a list of revoked ones. */
export type CertificateStatus = { kind: 'ocsp' | 'crl'; bytes: Uint8Array };

/** Clocks of authorities may be ahead of ours. */
const skewMs = 5 * 60_000;
/** An authority that just failed is left alone, so that a batch doesn't wait for it with each document. */
export const pauseMs = 60_000;
/** A document has room for a second way to ask. */
const answerMs = 2_000;
const shortestMs = 10 * 60_000;

export type StatusDeps = {
  /** Milliseconds. */
  now: () => number;
  /** Receives an authority's failure. */
  reportFailure: (authority: string, error: unknown) => void;
};

/** The last answer about a certificate, when its authority is asked again, and when the answer ends. Milliseconds. */
type Known = { status: CertificateStatus | undefined; askAgainAt: number; ends: number };

/** Returns until when an answer is used again: for half of the time for which its authority vouches. */
function freshUntil({ from, until }: Confirmation, now: number): number {
  const half = (from.getTime() + until.getTime()) / 2;
  return Math.min(Math.max(half, now + shortestMs), until.getTime());
}

/**
 * Returns a function that asks the authorities of a certificate for its status, by OCSP or else a list of revoked ones.
 * It returns only what its issuer signed and is valid now, otherwise undefined. Answers are cached by certificate.
 */
export function certificateStatuses({ now, reportFailure }: StatusDeps) {
  const known = new Map<string, Known>();

  async function asked(issued: Issued, signal: AbortSignal): Promise<Known | undefined> {
    const { ocsp, crl } = addressesOf(issued.certificate.bytes);
    const question = { type: 'application/ocsp-request', bytes: ocspRequest(issued) };
    const ways = [
      ...ocsp.map((address) => ({ kind: 'ocsp', address, read: readOcsp, question }) as const),
      ...crl.map((address) => ({ kind: 'crl', address, read: readCrl, question: undefined }) as const),
    ];
    for (const { kind, address, read, question } of ways) {
      try {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
        const bytes = await askAuthority(address, limit, question);
        const confirmation = await read(bytes, issued, new CheckBudget());
        const at = now();
        if (confirmation.from.getTime() > at + skewMs || confirmation.until.getTime() <= at) {
          throw new Error('The status of the certificate is not valid now');
        }
        const ends = confirmation.until.getTime();
        return { status: { kind, bytes }, askAgainAt: freshUntil(confirmation, at), ends };
      } catch (error) {
        reportFailure(address, error);
        // Neither an earlier answer nor an older list may hide this.
        if (error instanceof RevokedCertificate)
          return { status: undefined, askAgainAt: now() + pauseMs, ends: 0 };
        if (signal.aborted) break;
      }
    }
    return undefined;
  }

  return async (issued: Issued, signal: AbortSignal): Promise<CertificateStatus | undefined> => {
    const id = Buffer.from(issued.certificate.bytes).toString('base64');
    const kept = known.get(id);
    const isStillValid = kept !== undefined && now() < kept.ends;
    if (kept && now() < kept.askAgainAt) return kept.status;
    if (signal.aborted) return isStillValid ? kept.status : undefined;
    const found = await asked(issued, signal);
    const next = found ?? {
      ...(isStillValid ? kept : { status: undefined, ends: 0 }),
      askAgainAt: now() + pauseMs,
    };
    known.set(id, next);
    return next.status;
  };
}
