import { describe, expect, it } from 'vitest';
import { isWellKnownPassword } from '#shared/data/well-known-passwords.ts';
import { passwordProblem } from '#shared/rules/password.ts';

const email = 'ada.lovelace@example.com';
const wellKnown = 'That password is too common. Choose another one.';

describe('passwordProblem', () => {
  it.each([
    'violet river stone',
    'k7#mq2!z',
    'grünertee77x',
    'пароль-из-слов',
    'x'.repeat(64) + 'yz-9'.repeat(16),
  ])('accepts %s', (password) => {
    expect(passwordProblem(password, email)).toBeUndefined();
  });

  it('requires eight characters, counted as people count them', () => {
    expect(passwordProblem('k7#mq2!', email)).toBe('Password must be at least 8 characters.');
    expect(passwordProblem('🦉🦊🐻🐼🐸🦁🐯', email)).toBe('Password must be at least 8 characters.');
    expect(passwordProblem('🦉🦊🐻🐼🐸🦁🐯🐷', email)).toBeUndefined();
  });

  it('accepts up to 128 characters', () => {
    const long = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(passwordProblem(long, email)).toBeUndefined();
    expect(passwordProblem(`${long}z`, email)).toBe('Password must be at most 128 characters.');
  });

  it('rejects well-known passwords in upper and lower case', () => {
    expect(passwordProblem('PassWord123', email)).toBe(wellKnown);
    expect(passwordProblem('QWERTYUIOP', email)).toBe(wellKnown);
  });

  it('rejects the local part of the address from four characters on', () => {
    const refusal = 'Password must not contain your email name.';
    expect(passwordProblem('my-Ada.Lovelace-7', email)).toBe(refusal);
    expect(passwordProblem('zz-josé-journey', ' José@example.com ')).toBe(refusal);
    expect(passwordProblem('violet-ada-stone', 'ada@example.com')).toBeUndefined();
  });

  it('does not trim a password before checking it', () => {
    expect(passwordProblem('  k7#m  ', email)).toBeUndefined();
  });
});

describe('isWellKnownPassword', () => {
  it.each(
    (
      'password 12345678 123456789 1234567890 87654321 qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjkl ' +
      'iloveyou sunshine princess football baseball superman trustno1 letmein1 starwars passw0rd p@ssw0rd ' +
      'welcome1 welcome123 admin123 abcd1234 abcdefgh zyxwvuts aaaaaaaa 00000000 12121212 12341234 abcabcabc ' +
      'summer2026 winter123 mypassword 123password passwordpassword monkey12345 147258369'
    ).split(' '),
  )('recognizes %s', (password) => {
    expect(isWellKnownPassword(password)).toBe(true);
  });

  it.each([
    'violet river stone',
    'dragonfly-pond-8',
    'dragon482913',
    'notary-bridge-41-fern',
    'qwerty-and-then-some',
    'abcdefgi-k',
    'summer rain 2026',
  ])('does not recognize %s', (password) => {
    expect(isWellKnownPassword(password)).toBe(false);
  });
});
