import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type TokenKey, tokenKeyIn } from '#functions/adapters/signing/token-key.ts';

/** Returns a key pair of tokens that signs as KMS does: a given private key, or a new one. */
export function testTokenKey(privateKey: KeyObject = generateKeyPairSync('ed25519').privateKey): TokenKey {
  return tokenKeyIn({
    publicKey: async () => createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    sign: async (_, message) => sign(null, message, privateKey),
  });
}
