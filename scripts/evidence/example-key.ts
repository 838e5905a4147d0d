import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { signNote } from '#shared/evidence/log/signed-note.ts';

/** A key of the examples in docs/evidence.md. It signs nothing else. */
export type ExampleKey = {
  name: string;
  seed: Buffer;
  publicKey: Uint8Array;
  /** Returns a signed note of a text. */
  sign: (text: string) => Promise<string>;
};

/** PKCS #8 of an Ed25519 key, without its seed. */
export const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the key with a seed that is one byte 32 times. */
export function exampleKey(name: string, seedByte: number): ExampleKey {
  const seed = Buffer.alloc(32, seedByte);
  const privateKey = createPrivateKey({
    key: Buffer.concat([beforeSeed, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const publicKey = new Uint8Array(spki.subarray(-32));
  const signed = async (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey));
  return { name, seed, publicKey, sign: (text) => signNote(text, { name, publicKey }, signed) };
}
