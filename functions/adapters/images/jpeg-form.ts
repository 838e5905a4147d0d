import { isFrame, jpegSegments } from '#shared/images/jpeg-header.ts';
import { qualityOf } from './jpeg-tables.ts';
import type { JpegForm } from './write-jpeg.ts';

const quantizationMarker = 0xdb;
const coefficients = 64;

/** Returns the steps of the first table in a segment, which is for brightness in every common file. */
function stepsIn(content: Buffer): number[] {
  const isLong = (content[0] ?? 0) >> 4 === 1;
  const step = (at: number) =>
    ((isLong ? content[2 * at + 1] : 0) ?? 0) * 256 + (content[isLong ? 2 * at + 2 : at + 1] ?? 0);
  return Array.from({ length: coefficients }, (_, at) => step(at));
}

/** Returns the settings of a JPEG from which a new one of about the same size can be made. */
export function jpegFormOf(file: Buffer): JpegForm {
  const form: JpegForm = { quality: 85, isGray: false, sharesColor: false };
  let isFound = false;
  for (const { marker, start, end } of jpegSegments(file)) {
    const content = file.subarray(start, end);
    if (marker === quantizationMarker && !isFound) {
      isFound = true;
      form.quality = qualityOf(stepsIn(content));
    }
    if (isFrame(marker)) {
      form.isGray = content[5] === 1;
      // The sampling of the first component.
      form.sharesColor = !form.isGray && (content[7] ?? 0) !== 0x11;
    }
  }
  return form;
}
