import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Argon2id, argon2id } from './argon2id.ts';

/** OWASP's first choice: 19 MiB, two passes, one lane (specification, section 11). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const tagLength = 32;

/** The PHC string form: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, base64 without padding. */
const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function toPhc(salt: Uint8Array, tag: Uint8Array): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Returns functions to hash and verify passwords. All argon2id implementations produce the same hashes. */
export function passwordHashing(derive: Argon2id) {
  return {
    /** Hashes a password exactly as typed (ASVS 5.0, 6.2.8) with argon2id and a new salt, in PHC form. */
    async hashPassword(password: string): Promise<string> {
      const salt = randomBytes(saltLength);
      return toPhc(salt, await derive(Buffer.from(password, 'utf8'), { ...cost, nonce: salt, tagLength }));
    },

    /**
     * Returns whether a password matches a hash, compared in constant time. Throws if the hash is not in our
     * format.
     */
    async verifyPassword(password: string, phc: string): Promise<boolean> {
      const [, memory, passes, parallelism, salt, tag] = phcForm.exec(phc) ?? [];
      if (!salt || !tag)
        throw new Error('A stored password hash is not in the form that this product writes');
      const expected = Buffer.from(tag, 'base64');
      const actual = await derive(Buffer.from(password, 'utf8'), {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        nonce: Buffer.from(salt, 'base64'),
        tagLength: expected.length,
      });
      return timingSafeEqual(actual, expected);
    },
  };
}

export const { hashPassword, verifyPassword } = passwordHashing(argon2id);

/**
 * A hash that matches no password. Sign-ins with unknown addresses are checked against it, so they take as
 * long as others.
 */
export const hashOfNobody = toPhc(new Uint8Array(saltLength), new Uint8Array(tagLength));
