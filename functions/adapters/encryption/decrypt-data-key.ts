import { DecryptCommand, KMSClient } from '@aws-sdk/client-kms';

const client = new KMSClient({});

/** Returns the plain data key of a notary. Throws if it was created for another notary. */
export async function decryptDataKey(notaryId: string, encrypted: string): Promise<Buffer> {
  const { Plaintext } = await client.send(
    new DecryptCommand({
      CiphertextBlob: Buffer.from(encrypted, 'base64'),
      EncryptionContext: { notary_id: notaryId },
    }),
  );
  if (!Plaintext) throw new Error('KMS returned no key');
  return Buffer.from(Plaintext);
}
