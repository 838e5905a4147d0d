import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type AwsEmulator, answer, asRecord, exception } from './aws-answer.ts';
import { answerSigning, type FindSigningKey } from './signing-keys.ts';

/** Returns the encryption context as additional authenticated data: its pairs, sorted by name. */
function contextBytes(context: unknown): Buffer {
  const pairs = Object.entries(asRecord(context) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify(pairs));
}

const ivLength = 12;
const tagLength = 16;

/**
 * Returns an emulator of KMS. For symmetric keys, it has GenerateDataKey, GenerateDataKeyWithoutPlaintext, and Decrypt: every
 * key ID has its own key, derived from `masterKey`. Like the real service, it does not decrypt with another key or
 * another encryption context. For the keys that sign, it has Sign and GetPublicKey (signing-keys.ts).
 */
export function keyManagement(masterKey: Buffer, signing: FindSigningKey = () => undefined): AwsEmulator {
  const keyOf = (keyId: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `kms ${keyId}`, 32));

  const encrypt = (keyId: string, plain: Buffer, context: unknown) => {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', keyOf(keyId), iv).setAAD(contextBytes(context));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    const id = Buffer.from(keyId);
    return Buffer.concat([Buffer.from([id.length]), id, iv, cipher.getAuthTag(), sealed]);
  };

  const decrypt = (blob: Buffer, context: unknown) => {
    const idEnd = 1 + (blob[0] ?? 0);
    const keyId = blob.subarray(1, idEnd).toString();
    const iv = blob.subarray(idEnd, idEnd + ivLength);
    const tag = blob.subarray(idEnd + ivLength, idEnd + ivLength + tagLength);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(keyId), iv)
      .setAAD(contextBytes(context))
      .setAuthTag(tag);
    const sealed = blob.subarray(idEnd + ivLength + tagLength);
    return { keyId, plain: Buffer.concat([decipher.update(sealed), decipher.final()]) };
  };

  return ({ target, body }) => {
    const [service, action] = target?.split('.') ?? [];
    if (service !== 'TrentService') return undefined;
    const input = asRecord(body) ?? {};
    const context = input['EncryptionContext'];
    const keyId = typeof input['KeyId'] === 'string' ? input['KeyId'] : undefined;
    switch (action) {
      case 'Sign':
      case 'GetPublicKey':
        return answerSigning(action, input, signing);
      case 'GenerateDataKey':
      case 'GenerateDataKeyWithoutPlaintext': {
        if (!keyId) return exception('ValidationException', 'KeyId is required');
        if (input['KeySpec'] !== 'AES_256') {
          return exception('ValidationException', 'The local stack makes AES_256 data keys only');
        }
        const plain = randomBytes(32);
        const blob = encrypt(keyId, plain, context).toString('base64');
        return answer({
          KeyId: keyId,
          CiphertextBlob: blob,
          ...(action === 'GenerateDataKey' && { Plaintext: plain.toString('base64') }),
        });
      }
      case 'Decrypt':
        try {
          const opened = decrypt(Buffer.from(String(input['CiphertextBlob']), 'base64'), context);
          if (keyId && keyId !== opened.keyId) {
            return exception('IncorrectKeyException', 'The key ID does not match that of the ciphertext');
          }
          return answer({
            KeyId: opened.keyId,
            Plaintext: opened.plain.toString('base64'),
            EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
          });
        } catch {
          return exception('InvalidCiphertextException', 'The ciphertext cannot be decrypted');
        }
      default:
        return undefined;
    }
  };
}
