import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { accessCodeAlphabet, typedAccessCode } from '#shared/rules/inspection.ts';

const codeLength = 8;

/** Returns a new access code of 39 random bits. */
export function newAccessCode(): string {
  return Array.from(
    { length: codeLength },
    () => accessCodeAlphabet[randomInt(accessCodeAlphabet.length)],
  ).join('');
}

/**
 * Returns what is stored for the access code of a link, in hex. The key is the link's token, which is not stored, so
 * the few bits of the code cannot be searched by whoever reads the table.
 */
export function accessCodeDigest(token: string, code: string): string {
  return createHmac('sha256', token).update(typedAccessCode(code)).digest('hex');
}

/** Returns whether a typed code is the stored one, in constant time. */
export function isAccessCode(token: string, code: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(accessCodeDigest(token, code), 'hex'), Buffer.from(stored, 'hex'));
}
