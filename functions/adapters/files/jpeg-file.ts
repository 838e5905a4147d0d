const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Markers without a length: restarts, and the temporary one. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;
/** Frames of all kinds; among their numbers are three that are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** A progressive photo has about ten; each makes a reader go through all pixels again. */
const maxScans = 64;

/** The next marker at or after a place in coded pixels; there `FF 00` stands for a byte and is none. */
function nextMarker(file: Buffer, from: number): number | undefined {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && at + 1 < file.length) {
    const marker = file[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at;
    at = file.indexOf(0xff, at + 1);
  }
  return undefined;
}

/**
 * A JPEG without what was hung on behind its end. Undefined for a file that is damaged or cut off, has
 * more scans than any photo, or whose picture would have more than `maxPixels`.
 */
export function wholeJpeg(file: Buffer, maxPixels: number): Buffer | undefined {
  if (file[0] !== 0xff || file[1] !== 0xd8) return undefined;
  let framed = false;
  let scans = 0;
  let at = 2;
  while (at + 1 < file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return undefined;
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === endOfImage) return scans > 0 ? file.subarray(0, at + 2) : undefined;
    if (at + 4 > file.length) return undefined;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return undefined;
    if (isFrame(marker)) {
      if (framed || end - at < 9) return undefined;
      const pixels = file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7);
      if (pixels === 0 || pixels > maxPixels) return undefined;
      framed = true;
    }
    if (marker !== startOfScan) {
      at = end;
      continue;
    }
    scans += 1;
    const next = framed && scans <= maxScans ? nextMarker(file, end) : undefined;
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

/** What lies in the segments before the pixels, by marker; for files that `wholeJpeg` found sound. */
export function* segmentsOf(file: Buffer): Generator<{ marker: number; content: Buffer }> {
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (marker === startOfScan || marker === endOfImage) return;
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    yield { marker, content: file.subarray(at + 4, end) };
    at = end;
  }
}
