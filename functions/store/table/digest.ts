import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in hex, for keys in which the text must not be readable. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Returns the digest of an email address, the same for upper and lower case (specification, section 11). */
export function emailDigest(email: string): string {
  return digest(email.trim().toLowerCase());
}
