import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  stepOf,
} from '#functions/adapters/identity/one-time-codes.ts';

/** RFC 6238, appendix B: the secret of the SHA-1 vectors, whose codes have eight digits; ours are the last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1_000);

describe('stepOf', () => {
  it.each(vectors)('are those of RFC 6238 at second %i', (seconds, eightDigits) => {
    const code = eightDigits.slice(2);
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it.each(vectors)('hold one step either way and no further, at second %i', (seconds, eightDigits) => {
    const code = eightDigits.slice(2);
    const step = Math.floor(seconds / 30);
    const begins = step * 30;
    for (const [second, expected] of [
      [begins - 31, undefined],
      [begins - 30, step],
      [begins, step],
      [begins + 29, step],
      [begins + 59, step],
      [begins + 60, undefined],
    ] as const) {
      if (second >= 0) expect([second, stepOf(secret, code, at(second))]).toEqual([second, expected]);
    }
  });

  it.each(['', '28708', '2870822', '94287082', '28708a', ' 287082', '२८७०८२'])(
    'are six digits: %j is none',
    (code) => {
      expect(stepOf(secret, code, at(59))).toBeUndefined();
    },
  );

  it('rejects all other codes', () => {
    expect(stepOf(secret, '287083', at(59))).toBeUndefined();
    expect(stepOf(newSecret(), '287082', at(59))).toBeUndefined();
  });
});

describe('newSecret', () => {
  it('returns 160 random bits', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const one of secrets) expect(Secret.fromBase32(one).bytes).toHaveLength(20);
  });

  it('fits the URL that apps read, with issuer and address', () => {
    expect(otpauthUrl(secret, 'ada+notary@example.com')).toBe(
      `otpauth://totp/Digital%20Notary%20Journal:ada%2Bnotary%40example.com?issuer=Digital%20Notary%20Journal&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('newRecoveryCodes', () => {
  it('returns ten codes of 80 bits each, in groups', () => {
    const codes = Array.from({ length: 50 }, newRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) {
      expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
      expect(Secret.fromBase32(code.replaceAll('-', '')).bytes).toHaveLength(10);
    }
  });
});
