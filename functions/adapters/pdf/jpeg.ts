import { isBare, jpegHeader, jpegSegments, startOfScan } from '#shared/images/jpeg-header.ts';

const endOfImage = Buffer.from([0xff, 0xd9]);
/** Baseline, extended, and progressive: the kinds of compression that a PDF can contain. */
const printableFrames = [0xc0, 0xc1, 0xc2];
const maxPixels = 40_000_000;

/** Returns whether a PDF can contain a JPEG: whole from first to last marker, 8 bits a sample, at most 40 megapixels. */
export function isPrintableJpeg(file: Buffer): boolean {
  const header = jpegHeader(file);
  if (!header || !printableFrames.includes(header.marker) || header.depth !== 8) return false;
  const pixels = header.width * header.height;
  if (pixels === 0 || pixels > maxPixels || ![1, 3, 4].includes(header.components)) return false;
  for (const { marker, end } of jpegSegments(file)) {
    // pdfkit expects a length after every marker.
    if (isBare(marker)) return false;
    if (marker === startOfScan) return file.indexOf(endOfImage, end) > 0;
  }
  return false;
}
