import { bytesToHex } from '@noble/hashes/utils.js';
import type { CheckBudget } from '../check-budget.ts';
import { sha256Hex } from '../digest.ts';
import { UnreadableFile } from '../read-value.ts';
import { failed, passed, type Statement, unchecked } from '../statement.ts';
import { type Certificate, isTrusted } from './certificate.ts';
import { checkCms, readCms } from './cms.ts';
import { expectTag, membersOf, objectId, tags, timeOf, wholeDer } from './der.ts';

const timestampType = '1.2.840.113549.1.9.16.1.4';
const sha256Id = '2.16.840.1.101.3.4.2.1';
const timeStamping = '1.3.6.1.5.5.7.3.8';

/** Returns what a timestamp token (RFC 3161, section 2.4.2) states: a digest and a time. */
function tokenInfo(content: Uint8Array): { digest: string; at: Date } {
  const [, , imprint, , at] = membersOf(expectTag(wholeDer(content), tags.sequence));
  const [algorithm, digest] = membersOf(expectTag(imprint, tags.sequence));
  if (objectId(membersOf(expectTag(algorithm, tags.sequence))[0]) !== sha256Id) {
    throw new UnreadableFile('The timestamp uses another hash function.');
  }
  return { digest: bytesToHex(expectTag(digest, tags.octetString).content), at: timeOf(at) };
}

/** The time that a timestamp names, the certificate of its authority, and all certificates in it. */
export type ReadTimestamp = { at: Date; authority: Certificate; certificates: readonly Certificate[] };

/** Reads a token, without checking it. Throws UnreadableFile. */
export function readTimestamp(token: Uint8Array): ReadTimestamp {
  const { content, signer, certificates } = readCms(token);
  if (!content || !signer) throw new UnreadableFile('This is not a timestamp.');
  return { at: tokenInfo(content).at, authority: signer, certificates };
}

/** Reads the token in a response. Throws UnreadableFile if the authority did not grant it. */
export const readTimestampResponse = (response: Uint8Array): ReadTimestamp =>
  readTimestamp(tokenOf(response));

function tokenOf(response: Uint8Array): Uint8Array {
  const [status, token] = membersOf(expectTag(wholeDer(response), tags.sequence));
  const code = expectTag(membersOf(expectTag(status, tags.sequence))[0], tags.integer).content;
  if (code.length !== 1 || (code[0] ?? 2) > 1 || !token) {
    throw new UnreadableFile('The authority did not grant this timestamp.');
  }
  return token.bytes;
}

/** Checks an RFC 3161 response over content, as `checkTimestampToken` checks the token in it. */
export async function checkTimestamp(
  response: Uint8Array,
  content: Uint8Array,
  trusted: readonly Certificate[],
  budget: CheckBudget,
): Promise<Statement> {
  try {
    return await checkTimestampToken(tokenOf(response), content, trusted, budget);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return damaged(error);
  }
}

const damaged = ({ message }: UnreadableFile) => failed('timestamp', `The timestamp is damaged. ${message}`);

/**
 * Checks an RFC 3161 token over content. `trusted` are certificates of authorities that the person who checks trusts;
 * without them, the authority is only named.
 */
export async function checkTimestampToken(
  token: Uint8Array,
  content: Uint8Array,
  trusted: readonly Certificate[],
  budget: CheckBudget,
): Promise<Statement> {
  try {
    const cms = readCms(token);
    if (cms.contentType !== timestampType || !cms.content || !cms.signer) {
      throw new UnreadableFile('This is not a timestamp with the certificate of its authority.');
    }
    const { digest, at } = tokenInfo(cms.content);
    if (digest !== sha256Hex(content)) {
      return failed('timestamp', 'The timestamp belongs to something else.');
    }
    const { signer, certificates } = cms;
    const details = { Authority: signer.name, Time: at.toISOString() };
    const outcome = await checkCms(cms, cms.content, signer, budget);
    if (outcome === 'unknown-algorithm') {
      return unchecked(
        'timestamp',
        'The timestamp is signed in a way that this check does not support.',
        details,
      );
    }
    if (outcome !== 'valid' || !signer.usages.includes(timeStamping)) {
      return failed('timestamp', 'The timestamp was not signed by an authority.', details);
    }
    if (!(await isTrusted(signer, { trusted, others: certificates, at }, budget))) {
      const text = `We did not check who issued a timestamp. It names ${at.toISOString()} as its time and "${signer.name}" as its authority, but anyone can write that.`;
      return unchecked('timestamp', text, details);
    }
    return passed('timestamp', `${signer.name} confirms that this existed at ${at.toISOString()}.`, details);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return damaged(error);
  }
}
