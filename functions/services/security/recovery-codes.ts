import { digest } from '#functions/store/digest.ts';

/**
 * What is stored of a recovery code, however it is typed. It has 80 random bits: a plain digest, bound to the notary,
 * gives nothing away.
 */
export function recoveryCodeDigest(notaryId: string, code: string): string {
  return digest(`${notaryId}/${code.replaceAll('-', '')}`);
}
