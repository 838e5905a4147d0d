import { beforeAll, describe, expect, it } from 'vitest';
import { nativeArgon2id, wasmArgon2id } from '#functions/adapters/identity/argon2id.ts';
import { hashOfNobody, passwordHashing } from '#functions/adapters/identity/password-hash.ts';

const implementations = { native: nativeArgon2id, WebAssembly: wasmArgon2id };

describe.each(Object.entries(implementations))('password hash, %s', (_, implementation) => {
  const { hashPassword, verifyPassword } = passwordHashing(implementation);
  let known: string;

  beforeAll(async () => {
    known = await hashPassword('violet river stone');
  });

  it('is argon2id in PHC form with 19 MiB, two passes, a 16-byte salt, and a 32-byte tag', async () => {
    const [, id, version, cost, salt = '', tag = ''] = known.split('$');
    expect([id, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(Buffer.from(salt, 'base64')).toHaveLength(16);
    expect(Buffer.from(tag, 'base64')).toHaveLength(32);
    expect(known).not.toContain('=='); // unpadded
  });

  it('is salted: the same password hashes differently, and both verify', async () => {
    const [one, other] = await Promise.all([hashPassword('same words'), hashPassword('same words')]);
    expect(one).not.toBe(other);
    expect(await verifyPassword('same words', one)).toBe(true);
    expect(await verifyPassword('same words', other)).toBe(true);
  });

  it.each([
    ['case', 'Violet river stone'],
    ['a trailing space', 'violet river stone '],
    ['another Unicode form', 'violet river stone\u0301'],
    ['everything', 'x'],
  ])('distinguishes passwords by %s', async (__, password) => {
    expect(await verifyPassword(password, known)).toBe(false);
  });

  it('hashes the exact characters: composed and decomposed letters are not the same', async () => {
    const hash = await hashPassword('caf\u00e9-stone-9');
    expect(await verifyPassword('cafe\u0301-stone-9', hash)).toBe(false);
    expect(await verifyPassword('caf\u00e9-stone-9', hash)).toBe(true);
  });

  it('verifies a hash of another implementation with other costs', async () => {
    // Test vector of the reference implementation: m=65536, t=2, p=1, salt "somesalt".
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(await verifyPassword('differentpassword', reference)).toBe(false);
  });

  it.each(Object.entries(implementations))('verifies a hash of the %s implementation', async (__, other) => {
    const hash = await passwordHashing(other).hashPassword('violet river stone');
    expect(await verifyPassword('violet river stone', hash)).toBe(true);
    expect(await verifyPassword('violet river stones', hash)).toBe(false);
  });

  it('has a hash of the same cost that no password matches', async () => {
    expect(hashOfNobody.split('$').slice(0, 4)).toEqual(known.split('$').slice(0, 4));
    expect(await verifyPassword('any', hashOfNobody)).toBe(false);
  });

  it('throws on a stored hash in another form', async () => {
    await expect(verifyPassword('any', '$2b$12$abcdefghijklmnopqrstuv')).rejects.toThrow('not in the form');
  });
});
