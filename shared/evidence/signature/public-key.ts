import { concatBytes } from '@noble/hashes/utils.js';
import { type Der, expectTag, membersOf, objectId, tags, wholeDer } from './der.ts';

export type HashName = 'SHA-256' | 'SHA-384' | 'SHA-512';

/** Hash functions that signatures may use; SHA-1 and older ones prove nothing. */
const hashes: Readonly<Record<string, HashName>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** Signature algorithms that name their hash function. */
const hashOfSignature: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};

const rsa = '1.2.840.113549.1.1.1';
const ellipticCurve = '1.2.840.10045.2.1';
const curves: Readonly<Record<string, { namedCurve: string; size: number }>> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', size: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', size: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', size: 66 },
};

/** Returns the hash function of an algorithm identifier; undefined for one that is not accepted. */
export function hashNamed(algorithm: Der): HashName | undefined {
  return hashes[objectId(membersOf(algorithm)[0])];
}

/** WebCrypto takes both numbers of an ECDSA signature at full length, without the DER around them. */
function rawSignature(signature: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const numbers = membersOf(expectTag(wholeDer(signature), tags.sequence)).map(({ content }) => {
    const digits = content.subarray(content.findIndex((byte) => byte !== 0));
    const padding = new Uint8Array(Math.max(0, size - digits.length));
    return concatBytes(padding, digits);
  });
  return concatBytes(...numbers);
}

/** An algorithm identifier, what was signed, and the signature. `digest` is for algorithms that name no hash. */
type Signed = { algorithm: Der; digest?: HashName; signed: Uint8Array; signature: Uint8Array };

/**
 * Returns whether a signature is by the key (SubjectPublicKeyInfo). Knows RSA (PKCS #1 v1.5) and ECDSA; undefined for
 * other algorithms. Nothing is signed by a key that is none.
 */
export async function signatureIsValid(
  publicKey: Uint8Array,
  { algorithm, digest, signed, signature }: Signed,
): Promise<boolean | undefined> {
  const method = objectId(membersOf(algorithm)[0]);
  const hash = method === rsa ? digest : hashOfSignature[method];
  const [keyType, parameter] = membersOf(expectTag(membersOf(wholeDer(publicKey))[0], tags.sequence));
  const isRsa = objectId(keyType) === rsa && method.startsWith('1.2.840.113549.1.1.');
  const isCurve = objectId(keyType) === ellipticCurve && method.startsWith('1.2.840.10045.4.');
  const curve = isCurve ? curves[objectId(parameter)] : undefined;
  if (!hash || (!isRsa && !curve)) return undefined;
  const kind = curve
    ? { name: 'ECDSA', namedCurve: curve.namedCurve, hash }
    : { name: 'RSASSA-PKCS1-v1_5', hash };
  const given = curve ? rawSignature(signature, curve.size) : concatBytes(signature);
  try {
    const key = await crypto.subtle.importKey('spki', concatBytes(publicKey), kind, false, ['verify']);
    return await crypto.subtle.verify(kind, key, given, concatBytes(signed));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'NotSupportedError' ? undefined : false;
  }
}
