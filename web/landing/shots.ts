/**
 * A screenshot of the product in web/public/shots, named by its content: `journal-1280`, `journal-1280-dark`.
 */
export type Shot = { width: number; height: number };

/** The existing screenshots; a drawing replaces a missing one. */
export type Shots = Readonly<Partial<Record<string, Shot>>>;

/** Returns the size of a WebP picture from its first bytes (RFC 9649); undefined for anything else. */
export function webpSize(file: Uint8Array): Shot | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.length < 30 || text(0) !== 'RIFF' || text(8) !== 'WEBP') return undefined;
  switch (text(12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >> 8) + 1,
      };
    default:
      return undefined;
  }
}
