/** A segment of a JPEG: its marker, and where its content starts and ends. */
export type JpegSegment = { marker: number; start: number; end: number };

/** The header of a JPEG's frame. `depth` is in bits per sample; `marker` tells the kind of compression. */
export type JpegHeader = { marker: number; width: number; height: number; depth: number; components: number };

export const startOfScan = 0xda;
export const endOfImage = 0xd9;

const smallestFrame = 6;

/** Returns whether a marker has neither a length nor content: restarts, and the temporary one. */
export function isBare(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;
}

/** Returns whether a marker starts a frame. Three numbers in the range mean something else. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * Yields the segments of a JPEG from a marker on, up to and including the next scan's header or the end of the image.
 * Stops at damage. A segment that is cut off is the last one, and ends beyond the file.
 */
export function* jpegSegments(file: Uint8Array, from = 2): Generator<JpegSegment> {
  if (file[0] !== 0xff || file[1] !== 0xd8) return;
  for (let at = from; at + 1 < file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of FF may fill the space before a marker.
      at += 1;
      continue;
    }
    const hasContent = !isBare(marker) && marker !== endOfImage;
    if (hasContent && at + 4 > file.length) return;
    const start = at + (hasContent ? 4 : 2);
    const end = hasContent ? at + 2 + (((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0)) : start;
    yield { marker, start, end };
    if (marker === startOfScan || marker === endOfImage || end > file.length) return;
    at = end;
  }
}

/**
 * Returns the header of a JPEG's first frame, so that its size can be judged before a pixel is decoded. Undefined for a
 * file that does not start as a JPEG or is damaged before its frame.
 */
export function jpegHeader(file: Uint8Array): JpegHeader | undefined {
  for (const { marker, start, end } of jpegSegments(file)) {
    if (!isFrame(marker)) continue;
    if (end - start < smallestFrame || start + 5 > file.length) return undefined;
    const view = new DataView(file.buffer, file.byteOffset + start);
    const [height, width] = [view.getUint16(1), view.getUint16(3)];
    return { marker, width, height, depth: view.getUint8(0), components: file[start + 5] ?? 0 };
  }
  return undefined;
}
