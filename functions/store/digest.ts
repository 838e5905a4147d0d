import { createHash } from 'node:crypto';

/** SHA-256 of a text in hex: stands in keys for what must not be readable there. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The digest of an e-mail address, alike for every way to write its case (decisions, "Accounts"). */
export function emailDigest(email: string): string {
  return digest(email.trim().toLowerCase());
}
