import { DecryptCommand, GenerateDataKeyWithoutPlaintextCommand, KMSClient } from '@aws-sdk/client-kms';
import { env } from '#functions/env.ts';

const client = new KMSClient({});

/** What a notary's data key is bound to: KMS decrypts it for no other notary. */
const boundTo = (notaryId: string) => ({ notary_id: notaryId });

/**
 * A new data key for one notary's ID numbers, encrypted by KMS and bound to the notary's id, in base64.
 * The plain key is not asked for: registration has no use for it.
 */
export async function createDataKey(notaryId: string): Promise<string> {
  const { CiphertextBlob } = await client.send(
    new GenerateDataKeyWithoutPlaintextCommand({
      KeyId: env('FIELD_KEY_ARN'),
      KeySpec: 'AES_256',
      EncryptionContext: boundTo(notaryId),
    }),
  );
  if (!CiphertextBlob) throw new Error('KMS answered no data key');
  return Buffer.from(CiphertextBlob).toString('base64');
}

/** The plain data key of a notary. Throws when it was made for another one. */
export async function decryptDataKey(notaryId: string, encrypted: string): Promise<Buffer> {
  const { Plaintext } = await client.send(
    new DecryptCommand({
      CiphertextBlob: Buffer.from(encrypted, 'base64'),
      EncryptionContext: boundTo(notaryId),
    }),
  );
  if (!Plaintext) throw new Error('KMS answered no key');
  return Buffer.from(Plaintext);
}
