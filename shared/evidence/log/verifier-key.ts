import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from '../bytes.ts';

/** A public key of notes: its name, and its signature type (C2SP signed-note). */
export type TypedKey = { name: string; type: number; publicKey: Uint8Array };

/** The signature types that we know, by their identifier bytes. */
export const signatureTypes = { ed25519: 1, cosignature: 4, mldsaCosignature: 6 } as const;

const keyBytes: Readonly<Record<number, number>> = {
  [signatureTypes.ed25519]: 32,
  [signatureTypes.cosignature]: 32,
  [signatureTypes.mldsaCosignature]: 1_312,
};

/** Bytes of the ID of a key. */
export const idBytes = 4;

const typed = ({ type, publicKey }: TypedKey) => concatBytes(Uint8Array.of(type), publicKey);

/** Returns the ID of a key, which signatures contain. */
export const keyId = (key: TypedKey): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`${key.name}\n`), typed(key))).slice(0, idBytes);

/** Returns the verifier key ("vkey") of a key as text: `<name>+<key ID, hex>+<type and key, base64>`. */
export function typedVerifierKey(key: TypedKey): string {
  if (!/^[^\s+]+$/.test(key.name)) throw new Error('The name of a key has neither spaces nor plus signs');
  return `${key.name}+${bytesToHex(keyId(key))}+${toBase64(typed(key))}`;
}

/** Returns the key of a verifier key. Throws if it is malformed, has another ID, or isn't of one of the types. */
export function parseTypedKey(vkey: string, types: readonly number[]): TypedKey {
  const [, name = '', encoded = ''] = /^([^\s+]+)\+[0-9a-f]{8}\+([A-Za-z0-9+/]+=*)$/.exec(vkey) ?? [];
  const [type = 0, ...bytes] = fromBase64(encoded);
  const key = { name, type, publicKey: Uint8Array.from(bytes) };
  if (!types.includes(type) || bytes.length !== keyBytes[type] || typedVerifierKey(key) !== vkey) {
    throw new Error('This is not a verifier key of the right type');
  }
  return key;
}
