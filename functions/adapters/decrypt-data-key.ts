import { DecryptCommand, KMSClient } from '@aws-sdk/client-kms';

const client = new KMSClient({});

/** The plain data key of a notary. Throws when it was made for another one. */
export async function decryptDataKey(notaryId: string, encrypted: string): Promise<Buffer> {
  const { Plaintext } = await client.send(
    new DecryptCommand({
      CiphertextBlob: Buffer.from(encrypted, 'base64'),
      EncryptionContext: { notary_id: notaryId },
    }),
  );
  if (!Plaintext) throw new Error('KMS answered no key');
  return Buffer.from(Plaintext);
}
