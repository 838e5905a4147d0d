import { createPrivateKey, sign } from 'node:crypto';
import { concatBytes } from '@noble/hashes/utils.js';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { cosignedText } from '#shared/evidence/log/cosignature.ts';
import { parseNote, verifierKey } from '#shared/evidence/log/signed-note.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { keyId, signatureTypes, typedVerifierKey } from '#shared/evidence/log/verifier-key.ts';
import { beforeSeed, exampleKey } from './example-key.ts';
import { checkpoint, key as logKey, proofOf } from './example-log.ts';

/** The time of the cosignature, in seconds since 1970. */
export const cosignedAt = 1_795_000_000n;

const { name, seed, publicKey } = exampleKey('witness.example/w1', 0x44);
const key = { name, publicKey, type: signatureTypes.cosignature };

export const witness = { seed, publicKey, name, vkey: typedVerifierKey(key) };

/** The checkpoint of the example log with a cosignature. */
export async function cosignedCheckpoint(): Promise<string> {
  const note = await checkpoint();
  const privateKey = createPrivateKey({
    key: Buffer.concat([beforeSeed, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const signature = sign(null, cosignedText(cosignedAt, parseNote(note).text), privateKey);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(cosignedAt);
  return `${note}— ${name} ${toBase64(concatBytes(keyId(key), time, signature))}\n`;
}

/** A policy that the cosigned checkpoint meets. */
export const policy = [
  '# One of these witnesses is enough.',
  `log ${verifierKey(logKey)}`,
  `witness w1 ${witness.vkey} https://witness.example/w1`,
  'group any-of-them any w1',
  'quorum any-of-them',
  '',
].join('\n');

/** The proof of the example entry, which is at index 1. */
export const entryProof = async (): Promise<string> =>
  tlogProof({ index: 1, proof: proofOf(1).map(toBase64), checkpoint: await cosignedCheckpoint() });
