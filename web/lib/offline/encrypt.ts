/** An encrypted value: AES-GCM with its own initialization vector. */
export type Encrypted = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

const ivBytes = 12;
const encoder = new TextEncoder();

/** Creates a notary's key on this device. Scripts cannot extract it from the browser. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a value of plain data, bound to the purpose `place`. */
export async function encrypt(key: CryptoKey, place: string, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
    key,
    encoder.encode(JSON.stringify(value)),
  );
  return { iv, bytes };
}

/** Decrypts the value encrypted for this purpose; throws for any other purpose or key. */
export async function decrypt(key: CryptoKey, place: string, { iv, bytes }: Encrypted): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
    key,
    bytes,
  );
  return JSON.parse(new TextDecoder().decode(plain));
}
