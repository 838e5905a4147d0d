import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { readCms } from '#shared/evidence/signature/cms.ts';
import type { LongTermData } from '../revocation/long-term-data.ts';
import { withDocumentTimestamp, withLongTermData } from './long-term-updates.ts';

/** Answers of authorities that signatures contain. */
export type SignatureAuthorities = {
  /**
   * Returns the RFC 3161 token (DER) of a SHA-256 digest, or undefined if no authority answers in time.
   * Missing if none is configured.
   */
  timestamp?: (digest: Uint8Array, signal: AbortSignal) => Promise<Uint8Array | undefined>;
  /**
   * Returns what proves a chain of certificates (DER, its signer first) in the long term; undefined if that
   * can't be had in time. Missing if no timestamp authority is configured.
   */
  longTermData?: (chain: readonly Uint8Array[], signal: AbortSignal) => Promise<LongTermData | undefined>;
};

/**
 * The level that a signature should reach (ETSI EN 319 142-1): with a timestamp and long-term data, with a
 * timestamp of the whole document too, or with long-term data alone, which is cached for days.
 */
export type SignatureGoal = 'B-LT' | 'B-LTA' | 'data-only';

/** Tokens of one authority differ by a few bytes. */
const timestampSlack = 512;

/**
 * Returns the certificates in a timestamp, its authority's first; none if it is not in the form that verifiers
 * accept.
 */
export function timestampChain(token: Uint8Array): Uint8Array[] {
  try {
    const { signer, certificates } = readCms(token);
    if (!signer) return [];
    return [signer, ...certificates.filter((one) => one !== signer)].map(({ bytes }) => bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

const merged = (one: LongTermData, other: LongTermData): LongTermData => ({
  certificates: [...one.certificates, ...other.certificates],
  ocsps: [...one.ocsps, ...other.ocsps],
  crls: [...one.crls, ...other.crls],
});

/** Returns long-term data without what occurs twice, or is in other data. */
function distinct(data: LongTermData): LongTermData {
  const once = (list: readonly Uint8Array[]) => [
    ...new Map(list.map((one) => [Buffer.from(one).toString('base64'), one])).values(),
  ];
  return { certificates: once(data.certificates), ocsps: once(data.ocsps), crls: once(data.crls) };
}

/**
 * Returns a signed PDF that can be validated after its certificate ended. Adds what the authorities answer
 * before the signal, and stops at the level reached.
 */
export async function prolonged(
  { bytes, token }: { bytes: Uint8Array; token?: Uint8Array },
  { certificates, longTermData, timestamp }: SignatureAuthorities & { certificates: readonly Uint8Array[] },
  goal: SignatureGoal,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!longTermData || !timestamp || (!token && goal !== 'data-only')) return bytes;
  const own = await longTermData(certificates, signal);
  // No authority says anything about a certificate that signs itself.
  if (!own || own.ocsps.length + own.crls.length === 0) return bytes;
  const authority = token && (await longTermData(timestampChain(token), signal));
  if (token && !authority) return bytes;
  const lasting = withLongTermData(bytes, distinct(authority ? merged(own, authority) : own));
  if (!lasting || !token || goal !== 'B-LTA') return lasting ?? bytes;
  const archived = await withDocumentTimestamp(
    lasting,
    (digest) => timestamp(digest, signal),
    token.length + timestampSlack,
  );
  return archived ?? lasting;
}
