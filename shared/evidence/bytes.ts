/** Returns bytes as base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns the bytes of base64 text. Throws for any text that `toBase64` would not return. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (toBase64(bytes) !== text) throw new Error('This is not base64');
  return bytes;
}

/** Whether two byte strings are the same. They are public, so the time that this takes reveals nothing. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
