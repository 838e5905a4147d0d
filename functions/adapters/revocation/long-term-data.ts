import { X509Certificate } from 'node:crypto';
import { type Certificate, readCertificate } from '#shared/evidence/signature/certificate.ts';
import { chainOf } from '../signing/certificate-chain.ts';
import { askAuthority } from './ask-authority.ts';
import { addressesOf } from './certificate-addresses.ts';
import { certificateStatuses, pauseMs, type StatusDeps } from './certificate-status.ts';

/** The proof that the certificates of a chain were not revoked, in DER: issuers that it lacked, and answers of authorities. */
export type LongTermData = { certificates: Uint8Array[]; ocsps: Uint8Array[]; crls: Uint8Array[] };

/** A chain is a signer, two or three authorities, and a root. */
const longestChain = 5;

const isRoot = (certificate: X509Certificate) =>
  certificate.issuer === certificate.subject && certificate.verify(certificate.publicKey);

/**
 * Returns a function that collects what proves a chain of certificates (DER, the signer's first) in the long term. It
 * returns undefined if the status of a certificate below the root cannot be had. A certificate that signs itself needs none.
 */
export function longTermData(deps: StatusDeps) {
  const statusOf = certificateStatuses(deps);
  const issuers = new Map<string, X509Certificate>();
  const askAgainAt = new Map<string, number>();

  /** Returns the issuer that a certificate names. Such certificates never change. */
  async function fetchedIssuer(certificate: X509Certificate, signal: AbortSignal) {
    const [address] = addressesOf(certificate.raw).issuer;
    if (!address || signal.aborted || deps.now() < (askAgainAt.get(address) ?? 0)) return undefined;
    try {
      const issuer = issuers.get(address) ?? new X509Certificate(await askAuthority(address, signal));
      if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)) {
        throw new Error('The authority answered with another certificate');
      }
      issuers.set(address, issuer);
      return issuer;
    } catch (error) {
      deps.reportFailure(address, error);
      askAgainAt.set(address, deps.now() + pauseMs);
      return undefined;
    }
  }

  /** Returns a chain up to its root; undefined if an issuer cannot be had. */
  async function wholeChain(given: readonly Uint8Array[], signal: AbortSignal) {
    const all = given.map((bytes) => new X509Certificate(bytes));
    while (all.length <= given.length + longestChain) {
      const chain = chainOf(all);
      const last = chain.at(-1);
      if (!last || isRoot(last)) return chain;
      const issuer = await fetchedIssuer(last, signal);
      if (!issuer) return undefined;
      all.push(issuer);
    }
    return undefined;
  }

  return async (given: readonly Uint8Array[], signal: AbortSignal): Promise<LongTermData | undefined> => {
    const chain = await wholeChain(given, signal);
    if (!chain) return undefined;
    const certificates: Certificate[] = chain.map(({ raw }) => readCertificate(new Uint8Array(raw)));
    const statuses = await Promise.all(
      certificates.slice(0, -1).map((certificate, at) => {
        const issuer = certificates[at + 1];
        return issuer && statusOf({ certificate, issuer }, signal);
      }),
    );
    const found = statuses.flatMap((status) => status ?? []);
    if (found.length !== statuses.length) return undefined;
    const isGiven = ({ bytes }: Certificate) => given.some((one) => Buffer.from(one).equals(bytes));
    const of = (kind: 'ocsp' | 'crl') => found.flatMap((one) => (one.kind === kind ? [one.bytes] : []));
    return {
      certificates: certificates.filter((one) => !isGiven(one)).map(({ bytes }) => bytes),
      ocsps: of('ocsp'),
      crls: of('crl'),
    };
  };
}
