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

/** A segment of a JPEG, and where the coded pixels after it end. Only scan headers have any. */
export type WholeSegment = JpegSegment & { until: number };

/**
 * Returns the next marker at or after a position in coded pixels, where `FF 00` is a byte and not a marker.
 */
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
 * Yields all segments of a JPEG, up to and including its end. Stops at damage, or after more scans than any
 * photo has.
 */
export function* wholeSegments(file: Buffer): Generator<WholeSegment> {
  let from: number | undefined = 2;
  for (let scans = 0; from !== undefined && scans <= limits.jpegScans; scans += 1) {
    const segments = jpegSegments(file, from);
    from = undefined;
    for (const segment of segments) {
      if (segment.end > file.length) return;
      const until = segment.marker === startOfScan ? nextMarker(file, segment.end) : segment.end;
      if (until === undefined) return;
      yield { ...segment, until };
      if (segment.marker === startOfScan) from = until;
    }
  }
}

/**
 * Returns a JPEG without anything appended after its end. Undefined for a file that is damaged or cut off,
 * has two frames or more scans than any photo, or whose picture has no pixels or more than `maxPixels`.
 */
export function wholeJpeg(file: Buffer, maxPixels: number): Buffer | undefined {
  const header = jpegHeader(file);
  const pixels = header ? header.width * header.height : 0;
  if (pixels === 0 || pixels > maxPixels) return undefined;
  let [frames, scans] = [0, 0];
  for (const { marker, end } of wholeSegments(file)) {
    if (isFrame(marker)) frames += 1;
    if (marker === startOfScan) scans += 1;
    if (marker === endOfImage) return frames === 1 && scans > 0 ? file.subarray(0, end) : undefined;
  }
  return undefined;
}
