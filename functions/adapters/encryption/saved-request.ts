import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Returns the cipher and name for storing a request with an Idempotency-Key. Both derive from the key, which
 * is never stored. Without the key, the table reveals neither the request nor its response.
 */
export function savedRequest(notaryId: string, idempotencyKey: string) {
  const secret = (purpose: string) => Buffer.from(hkdfSync('sha256', idempotencyKey, notaryId, purpose, 32));
  return {
    /** The name by which the request is found. */
    name: secret('name').toString('hex'),

    /** Returns the digest that identifies the same request. */
    digestOf: (request: string): string =>
      createHmac('sha256', secret('request')).update(request).digest('hex'),

    encrypt(answer: string): Uint8Array {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, secret('answer'), iv);
      const body = Buffer.concat([cipher.update(deflateRawSync(answer)), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]);
    },

    /** Decrypts a response. Throws if it was altered. */
    decrypt(encrypted: Uint8Array): string {
      const decipher = createDecipheriv(algorithm, secret('answer'), encrypted.subarray(0, ivBytes));
      decipher.setAuthTag(encrypted.subarray(-tagBytes));
      const body = decipher.update(encrypted.subarray(ivBytes, -tagBytes));
      return inflateRawSync(Buffer.concat([body, decipher.final()])).toString();
    },
  };
}
