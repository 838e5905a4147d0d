/** Returns the bytes of a text whose characters are one byte each. */
function bytesOf(text: string): Uint8Array | undefined {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return /^[\0-\u00ff]*$/.test(text) ? bytes : undefined;
}

/**
 * Returns a barcode's text with its accents. Barcodes rarely name their encoding, so a reader may take UTF-8 or
 * Windows-1252 for Latin-1: "MontrÃ©al", or a control character for an apostrophe.
 */
export function cardText(text: string): string {
  const bytes = /[\u0080-\u00ff]/.test(text) ? bytesOf(text) : undefined;
  if (!bytes) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return /[\u0080-\u009f]/.test(text) ? new TextDecoder('windows-1252').decode(bytes) : text;
  }
}
