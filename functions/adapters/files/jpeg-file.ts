import { limits } from '#shared/data/limits.ts';
import {
  endOfImage,
  isBare,
  isFrame,
  type JpegSegment,
  jpegHeader,
  jpegSegments,
  startOfScan,
} from '#shared/images/jpeg-header.ts';

/** The next marker at or after a place in coded pixels, where `FF 00` is a byte and not a marker. */
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
 * Returns a JPEG without anything appended after its end. Undefined for a file that is damaged or cut off, has two
 * frames or more scans than any photo, or whose picture has no pixels or more than `maxPixels`.
 */
export function wholeJpeg(file: Buffer, maxPixels: number): Buffer | undefined {
  const header = jpegHeader(file);
  const pixels = header ? header.width * header.height : 0;
  if (pixels === 0 || pixels > maxPixels) return undefined;
  let frames = 0;
  let from: number | undefined = 2;
  for (let scans = 0; from !== undefined && scans <= limits.jpegScans; scans += 1) {
    let last: JpegSegment | undefined;
    for (last of jpegSegments(file, from)) if (isFrame(last.marker)) frames += 1;
    if (!last || last.end > file.length || frames !== 1) return undefined;
    if (last.marker === endOfImage) return scans > 0 ? file.subarray(0, last.end) : undefined;
    from = last.marker === startOfScan ? nextMarker(file, last.end) : undefined;
  }
  return undefined;
}
