import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';
import { BrokenSeal } from '#functions/broken-seal.ts';
import type { EncryptedText } from '#functions/store/entries/entry-item.ts';
import { commitmentTo, saltBytes } from './commitment.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Milliseconds that plain data keys stay in memory, so a burst of calls asks KMS once. */
const keyLifetime = 5 * 60_000;
const keysKept = 100;

const keys = new Map<string, { key: Promise<Buffer>; until: number }>();

/** Loads the KMS client with the first ID number. */
async function fetchKey(notaryId: string, encrypted: string): Promise<Buffer> {
  const { decryptDataKey } = await import('./decrypt-data-key.ts');
  return decryptDataKey(notaryId, encrypted);
}

function dataKey(notaryId: string, encrypted: string, now: Date): Promise<Buffer> {
  const known = keys.get(encrypted);
  if (known && known.until > now.getTime()) return known.key;
  const oldest = keys.keys().next().value;
  if (keys.size >= keysKept && oldest !== undefined) keys.delete(oldest);
  const key = fetchKey(notaryId, encrypted);
  keys.set(encrypted, { key, until: now.getTime() + keyLifetime });
  key.catch(() => keys.delete(encrypted));
  return key;
}

/** Encrypts single fields of one notary's entries with the notary's own data key, which KMS protects. */
export function fieldCipher(notary: { id: string; dataKey: string }, now: () => Date) {
  const boundTo = (entryId: string) => Buffer.from(`${notary.id}/${entryId}`, 'utf8');

  return {
    /** Encrypts a text, bound to its notary and entry, and commits to it with a random salt. */
    async encrypt(entryId: string, text: string): Promise<EncryptedText> {
      const key = await dataKey(notary.id, notary.dataKey, now());
      const salt = randomBytes(saltBytes);
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(boundTo(entryId));
      const body = Buffer.concat([cipher.update(salt), cipher.update(text, 'utf8'), cipher.final()]);
      return {
        ciphertext: Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64'),
        commitment: commitmentTo(salt.toString('hex'), text),
      };
    },

    /**
     * Returns the text. Throws BrokenSeal if it was altered, belongs to another entry, or doesn't match its
     * commitment.
     */
    async decrypt(entryId: string, encrypted: EncryptedText): Promise<string> {
      return (await this.reveal(entryId, encrypted)).text;
    },

    /** Returns the text and, in hex, the salt. With both, anyone can verify the commitment. */
    async reveal(entryId: string, encrypted: EncryptedText): Promise<{ text: string; salt: string }> {
      const key = await dataKey(notary.id, notary.dataKey, now());
      const bytes = Buffer.from(encrypted.ciphertext, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        .setAAD(boundTo(entryId))
        .setAuthTag(bytes.subarray(-tagBytes));
      let plain: Buffer;
      try {
        plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      } catch (cause) {
        throw new BrokenSeal(entryId, 'id-number-differs', { cause });
      }
      const text = plain.subarray(saltBytes).toString('utf8');
      const salt = plain.subarray(0, saltBytes);
      const commitment = commitmentTo(salt.toString('hex'), text);
      if (!timingSafeEqual(Buffer.from(commitment), Buffer.from(encrypted.commitment))) {
        throw new BrokenSeal(entryId, 'id-number-differs');
      }
      return { text, salt: salt.toString('hex') };
    },
  };
}

export type FieldCipher = ReturnType<typeof fieldCipher>;
