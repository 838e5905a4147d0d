import { GenerateDataKeyWithoutPlaintextCommand, KMSClient } from '@aws-sdk/client-kms';
import { env } from '#functions/env.ts';

const client = new KMSClient({});

/**
 * A new data key for one notary's ID numbers, encrypted by KMS and bound to the notary's id, in base64.
 * The plain key is not asked for: registration has no use for it.
 */
export async function createDataKey(notaryId: string): Promise<string> {
  const { CiphertextBlob } = await client.send(
    new GenerateDataKeyWithoutPlaintextCommand({
      KeyId: env('FIELD_KEY_ARN'),
      KeySpec: 'AES_256',
      EncryptionContext: { notary_id: notaryId },
    }),
  );
  if (!CiphertextBlob) throw new Error('KMS answered no data key');
  return Buffer.from(CiphertextBlob).toString('base64');
}
