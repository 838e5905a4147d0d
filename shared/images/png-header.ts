/** The header of a PNG. `color` is the color type as the format numbers it (PNG specification, 11.2.1). */
export type PngHeader = {
  width: number;
  height: number;
  depth: number;
  color: number;
  isInterlaced: boolean;
};

/** The signature, then the length and the name of the header chunk. */
const start = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452];
const endOfSize = 24;

/**
 * Returns the header of a PNG, so that its size can be judged before a pixel is decoded. Undefined for a file that
 * does not start as a PNG.
 */
export function pngHeader(file: Uint8Array): PngHeader | undefined {
  if (file.length < endOfSize) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  if (start.some((word, index) => view.getUint32(index * 4) !== word)) return undefined;
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: file[24] ?? 0,
    color: file[25] ?? 0,
    isInterlaced: file[28] === 1,
  };
}
