/** Something encrypted: AES-GCM with an initialization vector of its own. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

const ivBytes = 12;
const encoder = new TextEncoder();

/** Makes the key of a notary on this device. It cannot be taken out of the browser by a script. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a value of plain data. `place` says where it belongs; it cannot be opened as anything else. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
    key,
    encoder.encode(JSON.stringify(value)),
  );
  return { iv, bytes };
}

/** The value that was sealed for this place; throws when it was not, or not with this key. */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
    key,
    bytes,
  );
  return JSON.parse(new TextDecoder().decode(plain));
}
