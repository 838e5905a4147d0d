import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AwsResponse, answer, exception } from './aws-answer.ts';

/** The kinds of keys that sign, as KMS names them. */
export const signingSpecs = ['ECC_NIST_EDWARDS25519', 'RSA_3072'] as const;

type SigningSpec = (typeof signingSpecs)[number];

/** The kind of each key that signs, by its ARN. */
export type SigningKeys = Readonly<Record<string, SigningSpec>>;

/** A key that signs. */
type SigningKey = { spec: SigningSpec; key: KeyObject };

/** Returns the key with an ARN; undefined if there is none. */
export type FindSigningKey = (arn: string) => SigningKey | undefined;

function newKey(spec: SigningSpec): KeyObject {
  return spec === 'RSA_3072'
    ? generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey
    : generateKeyPairSync('ed25519').privateKey;
}

/**
 * Returns the keys that sign. Each is created when it is first used, because RSA keys take a while, and kept in the
 * folder `signing-keys` below `directory`.
 */
export function signingKeys(directory: string, specs: SigningKeys): FindSigningKey {
  const folder = join(directory, 'signing-keys');
  const known = new Map<string, SigningKey>();
  const keyOf = (arn: string, spec: SigningSpec): KeyObject => {
    const file = join(folder, `${arn.split('/').at(-1)}.pem`);
    try {
      return createPrivateKey(readFileSync(file));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    const key = newKey(spec);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    return key;
  };
  return (arn) => {
    const spec = specs[arn];
    const found = known.get(arn) ?? (spec && { spec, key: keyOf(arn, spec) });
    if (found) known.set(arn, found);
    return found;
  };
}

const algorithms: Record<SigningSpec, readonly string[]> = {
  ECC_NIST_EDWARDS25519: ['ED25519_SHA_512'],
  RSA_3072: ['RSASSA_PKCS1_V1_5_SHA_256'],
};

/** KMS signs messages up to this size; of longer ones, it signs the digest. */
const maxMessageBytes = 4_096;

/** Answers Sign and GetPublicKey, with the algorithms that the product uses, for whole messages. */
export function answerSigning(
  action: 'Sign' | 'GetPublicKey',
  input: Record<string, unknown>,
  find: FindSigningKey,
): AwsResponse {
  const arn = String(input['KeyId']);
  const found = find(arn);
  if (!found) return exception('NotFoundException', `Key '${arn}' does not exist or does not sign`);
  const { spec, key } = found;
  if (action === 'GetPublicKey') {
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
    return answer({
      KeyId: arn,
      KeySpec: spec,
      KeyUsage: 'SIGN_VERIFY',
      SigningAlgorithms: algorithms[spec],
      PublicKey: publicKey.toString('base64'),
    });
  }
  const { SigningAlgorithm, MessageType = 'RAW' } = input;
  if (!algorithms[spec].includes(String(SigningAlgorithm))) {
    return exception('InvalidKeyUsageException', `${SigningAlgorithm} is not an algorithm of ${spec}`);
  }
  const message = Buffer.from(String(input['Message']), 'base64');
  if (MessageType !== 'RAW' || message.length === 0 || message.length > maxMessageBytes) {
    return exception('ValidationException', 'The local stack signs messages of 1 to 4,096 bytes');
  }
  const signature = sign(spec === 'RSA_3072' ? 'sha256' : null, message, key);
  return answer({ KeyId: arn, SigningAlgorithm, Signature: signature.toString('base64') });
}
