import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Hashes a password as the product does, at the lowest cost of argon2id: most tests are about something else, and the usual cost is 93 ms
 * of processor time. Verifying takes the costs from the hash, so it is as cheap.
 */
export async function cheapHash(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const parameters = { memory: 8, passes: 1, parallelism: 1, nonce, tagLength: 32 };
  const tag = await deriveKey('argon2id', { message: Buffer.from(password), ...parameters });
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
}
