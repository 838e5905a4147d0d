import { digest } from '#functions/store/table/digest.ts';

/**
 * Returns the stored digest of a recovery code, however it is typed. The code has 80 random bits, so a plain
 * digest, bound to the notary, reveals nothing.
 */
export function recoveryCodeDigest(notaryId: string, code: string): string {
  return digest(`${notaryId}/${code.replaceAll('-', '')}`);
}
