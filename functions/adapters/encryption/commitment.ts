import { createHash } from 'node:crypto';

/** Bytes of a salt, without which a committed text can't be guessed. */
export const saltBytes = 16;

/**
 * Returns a commitment to a text: the SHA-256, in hex, of a random salt and the text in UTF-8. `salt` is in
 * hex.
 */
export function commitmentTo(salt: string, text: string): string {
  return createHash('sha256').update(salt, 'hex').update(text, 'utf8').digest('hex');
}
