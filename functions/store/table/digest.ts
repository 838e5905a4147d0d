import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in hex, for keys that must not reveal the text. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Returns the digest of an email address, ignoring case (specification, section 11). */
export function emailDigest(email: string): string {
  return digest(email.trim().toLowerCase());
}
