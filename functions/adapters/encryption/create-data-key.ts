import { GenerateDataKeyWithoutPlaintextCommand, KMSClient } from '@aws-sdk/client-kms';
import { env } from '#functions/env.ts';

const client = new KMSClient({});

/**
 * Creates a data key for one notary's ID numbers. Returns it encrypted by KMS and bound to the notary's ID,
 * in base64. Doesn't request the plain key, because registration doesn't use it.
 */
export async function createDataKey(notaryId: string): Promise<string> {
  const { CiphertextBlob } = await client.send(
    new GenerateDataKeyWithoutPlaintextCommand({
      KeyId: env('FIELD_KEY_ARN'),
      KeySpec: 'AES_256',
      EncryptionContext: { notary_id: notaryId },
    }),
  );
  if (!CiphertextBlob) throw new Error('KMS returned no data key');
  return Buffer.from(CiphertextBlob).toString('base64');
}
