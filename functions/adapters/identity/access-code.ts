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
 * Returns the stored digest of a link's access code, in hex. It is keyed with the link's token, which is not
 * stored, so a reader of the table can't brute-force the short code.
 */
export function accessCodeDigest(token: string, code: string): string {
  return createHmac('sha256', token).update(typedAccessCode(code)).digest('hex');
}

/** Compares a typed code with the stored one in constant time. */
export function isAccessCode(token: string, code: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(accessCodeDigest(token, code), 'hex'), Buffer.from(stored, 'hex'));
}
