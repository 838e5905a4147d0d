import { ml_dsa44 as mldsa } from '@noble/post-quantum/ml-dsa.js';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { cosignedMessage, cosignedText } from '#shared/evidence/log/cosignature.ts';
import { parseNote } from '#shared/evidence/log/signed-note.ts';
import { keyId, signatureTypes, type TypedKey, typedVerifierKey } from '#shared/evidence/log/verifier-key.ts';

/** A witness with a new key. It cosigns any text, and sees nothing of other texts. */
export type TestWitness = {
  key: TypedKey;
  vkey: string;
  /** Returns the line of a cosignature of the text of a checkpoint, or of the text in a note. */
  cosign: (text: string, time?: bigint) => Promise<string>;
};

const textOf = (note: string) => (note.includes('\n\n') ? parseNote(note).text : note);

/** Returns the line of a signature by a key, from the time and the signature in it. */
function lineOf(key: TypedKey, time: bigint, signature: Uint8Array): string {
  const stamp = Buffer.alloc(8);
  stamp.writeBigUInt64BE(time);
  return `— ${key.name} ${toBase64(Buffer.concat([keyId(key), stamp, signature]))}`;
}

/** The time of cosignatures, if none is given. */
export const cosignedAt = 1_795_000_000n;

export async function testWitness(name: string): Promise<TestWitness> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('publicKey' in pair)) throw new Error('Ed25519 makes pairs of keys');
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const key = { name, type: signatureTypes.cosignature, publicKey };
  return {
    key,
    vkey: typedVerifierKey(key),
    cosign: async (note, time = cosignedAt) => {
      const message = cosignedText(time, textOf(note)).slice();
      return lineOf(key, time, new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message)));
    },
  };
}

export function mldsaWitness(name: string): TestWitness {
  const { publicKey, secretKey } = mldsa.keygen();
  const key = { name, type: signatureTypes.mldsaCosignature, publicKey };
  return {
    key,
    vkey: typedVerifierKey(key),
    cosign: async (note, time = cosignedAt) =>
      lineOf(key, time, mldsa.sign(cosignedMessage(name, time, textOf(note)), secretKey)),
  };
}

/** Returns a note with more lines of signatures. */
export const withLines = (note: string, ...lines: string[]) =>
  note + lines.map((line) => `${line}\n`).join('');
