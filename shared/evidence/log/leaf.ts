import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A link of a journal's chain, as the log identifies it. */
export type LoggedLink = {
  journalId: string;
  /** `opening`, the entry number without padding, or `<entry number>.a<addendum number>`. */
  position: string;
  /** The link's hash, lower-case hex. */
  hash: string;
};

const context = 'digital-notary-journal/leaf/v1';

/**
 * Returns the data of a link's leaf in the log: 32 bytes, which don't reveal the journal or the entry
 * (docs/evidence.md).
 */
export function leafData({ journalId, position, hash }: LoggedLink): Uint8Array {
  return sha256(utf8ToBytes(`${context}\n${journalId}\n${position}\n${hash}\n`));
}
