import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseCheckpoint } from './checkpoint.ts';
import { isEd25519Signature, isOfKey, type NoteSignature, parseSignature } from './signed-note.ts';
import { parseTypedKey, signatureTypes, type TypedKey } from './verifier-key.ts';

/*
 * Cosignatures by C2SP tlog-cosignature: a witness states that, at a time, a checkpoint continued every checkpoint of the
 * log that it had seen. They cover the text of the note, and not the signatures of others.
 */

/** Returns the key of a witness. Throws for malformed keys, and for keys of other types. */
export const parseCosignerKey = (vkey: string): TypedKey =>
  parseTypedKey(vkey, [signatureTypes.cosignature, signatureTypes.mldsaCosignature]);

const timeBytes = 8;
const ed25519Bytes = 64;
const mldsaBytes = 2_420;
const latestTime = 2n ** 63n - 1n;

function uint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}

/** Returns a name after its length in one byte. */
function prefixed(name: string): Uint8Array {
  const bytes = utf8ToBytes(name);
  if (bytes.length === 0 || bytes.length > 255) throw new Error('A name of a cosignature is too long');
  return concatBytes(Uint8Array.of(bytes.length), bytes);
}

/** Returns the message that an Ed25519 cosignature of a checkpoint signs. */
export const cosignedText = (time: bigint, text: string): Uint8Array =>
  utf8ToBytes(`cosignature/v1\ntime ${time}\n${text}`);

/** Returns the message that an ML-DSA-44 cosignature of a checkpoint signs. It covers no lines after the root. */
export function cosignedMessage(cosigner: string, time: bigint, text: string): Uint8Array {
  const { origin, size, root } = parseCheckpoint(text);
  return concatBytes(
    utf8ToBytes('subtree/v1\n\0'),
    prefixed(cosigner),
    uint64(time),
    prefixed(origin),
    uint64(0n),
    uint64(BigInt(size)),
    root,
  );
}

async function isMldsaSignature(
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): Promise<boolean> {
  // Few witnesses need it, so pages don't load it with the rest.
  const { ml_dsa44: mldsa } = await import('@noble/post-quantum/ml-dsa.js');
  return mldsa.verify(signature, message, publicKey);
}

/** Returns when a witness made a cosignature of the text of a checkpoint. Undefined if the cosignature is invalid. */
export async function cosignatureTime(
  key: TypedKey,
  { bytes }: NoteSignature,
  text: string,
): Promise<Date | undefined> {
  const isMldsa = key.type === signatureTypes.mldsaCosignature;
  if (bytes.length !== timeBytes + (isMldsa ? mldsaBytes : ed25519Bytes)) return undefined;
  const time = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  if (time === 0n || time > latestTime) return undefined;
  const signature = bytes.slice(timeBytes);
  const isValid = isMldsa
    ? await isMldsaSignature(key.publicKey, signature, cosignedMessage(key.name, time, text))
    : await isEd25519Signature(key.publicKey, signature, cosignedText(time, text));
  return isValid ? new Date(Number(time) * 1_000) : undefined;
}

/**
 * Returns the lines of a witness's answer that are valid cosignatures of a checkpoint by this witness. Ignores all other
 * lines.
 */
export async function validCosignatures(key: TypedKey, answer: string, text: string): Promise<string[]> {
  const valid: string[] = [];
  for (const line of answer.split('\n')) {
    let signature: NoteSignature;
    try {
      signature = parseSignature(line);
    } catch {
      continue;
    }
    if (isOfKey(signature, key) && (await cosignatureTime(key, signature, text))) valid.push(line);
  }
  return valid;
}
