import { GetPublicKeyCommand, KMSClient, SignCommand, type SigningAlgorithmSpec } from '@aws-sdk/client-kms';

/** A KMS signing key. */
export type KmsKey = {
  /** Returns the public key as DER-encoded SubjectPublicKeyInfo (RFC 5280). */
  publicKey(): Promise<Uint8Array>;
  /** Returns the signature of a message of at most 4,096 bytes. */
  sign(algorithm: SigningAlgorithmSpec, message: Uint8Array): Promise<Uint8Array>;
};

let shared: KMSClient | undefined;

/** Returns the KMS key with an ARN. */
export function kmsKey(KeyId: string, given?: KMSClient): KmsKey {
  const client = () => {
    shared ??= new KMSClient({});
    return given ?? shared;
  };
  return {
    async publicKey() {
      const { PublicKey } = await client().send(new GetPublicKeyCommand({ KeyId }));
      if (!PublicKey) throw new Error('KMS returned no public key');
      return PublicKey;
    },

    async sign(SigningAlgorithm, Message) {
      const command = new SignCommand({ KeyId, SigningAlgorithm, MessageType: 'RAW', Message });
      const { Signature } = await client().send(command);
      if (!Signature) throw new Error('KMS returned no signature');
      return Signature;
    },
  };
}
