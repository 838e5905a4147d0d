import { createPublicKey, type KeyObject } from 'node:crypto';
import { env } from '#functions/env.ts';
import { type KmsKey, kmsKey } from './kms-key.ts';

/** The key pair of access tokens (Ed25519). Only functions that issue tokens may call `sign`. */
export type TokenKey = {
  publicKey(): Promise<KeyObject>;
  sign(message: Uint8Array): Promise<Uint8Array>;
};

/** Returns the key pair of a KMS key. Reads the public key once, because a KMS key never changes. */
export function tokenKeyIn(kms: KmsKey): TokenKey {
  let known: KeyObject | undefined;
  return {
    async publicKey() {
      known ??= createPublicKey({ key: Buffer.from(await kms.publicKey()), format: 'der', type: 'spki' });
      return known;
    },
    sign: (message) => kms.sign('ED25519_SHA_512', message),
  };
}

let shared: TokenKey | undefined;

/** Returns the key pair of the stage. */
export function tokenKey(): TokenKey {
  shared ??= tokenKeyIn(kmsKey(env('TOKEN_KEY_ARN')));
  return shared;
}
