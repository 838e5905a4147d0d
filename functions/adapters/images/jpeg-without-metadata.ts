import { isBare, isFrame } from '#shared/images/jpeg-header.ts';
import { exifOrientation } from './exif-orientation.ts';
import { wholeSegments } from './jpeg-file.ts';

/** Markers of the format and of applications (ITU-T T.81, table B.1). */
const [jfifMarker, exifMarker, profileMarker, adobeMarker] = [0xe0, 0xe1, 0xe2, 0xee];
const startOfImage = Buffer.from([0xff, 0xd8]);

/**
 * Markers that pixels depend on, besides frames: tables, arithmetic conditioning, end, scan, number of lines,
 * restarts.
 */
const pixelMarkers = [0xc4, 0xcc, 0xd9, 0xda, 0xdb, 0xdc, 0xdd];

const jfif = { name: 'JFIF\0', bytes: 14, thumbnailAt: 12 };
const adobe = { name: 'Adobe', bytes: 12 };
const profileName = 'ICC_PROFILE\0';

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Returns an EXIF segment with only the orientation. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return segment(exifMarker, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** Returns the part of an application segment to keep: what affects colors or orientation. */
function keptOfApplication(marker: number, content: Buffer): Buffer | undefined {
  const name = content.toString('latin1', 0, profileName.length);
  if (marker === jfifMarker && name.startsWith(jfif.name) && content.length >= jfif.bytes) {
    // Without the thumbnail.
    return segment(marker, Buffer.concat([content.subarray(0, jfif.thumbnailAt), Buffer.alloc(2)]));
  }
  if (marker === adobeMarker && name.startsWith(adobe.name) && content.length >= adobe.bytes) {
    return segment(marker, content.subarray(0, adobe.bytes));
  }
  // Readers treat colors without a profile as sRGB. The name may be UTF-16.
  const isProfile = marker === profileMarker && name === profileName;
  const isNeeded = isProfile && !content.toString('latin1').replaceAll('\0', '').includes('sRGB');
  return isNeeded ? segment(marker, content) : undefined;
}

/**
 * Returns a JPEG without anything that its picture doesn't need: locations, cameras, times, comments,
 * thumbnails, further pictures, videos, and anything else between its segments or after its end. Keeps color
 * profiles other than sRGB, and the orientation in a segment of our own. Returns a file without such things
 * unchanged.
 */
export function jpegWithoutMetadata(file: Buffer): Buffer {
  const orientation = exifOrientation(file);
  const parts: Buffer[] = [startOfImage];
  let isTurned = false;
  for (const { marker, start, end, until } of wholeSegments(file)) {
    const content = file.subarray(start, end);
    if (isFrame(marker) || pixelMarkers.includes(marker)) {
      // A marker without content has no length.
      const headBytes = marker === 0xd9 ? 2 : 4;
      parts.push(file.subarray(start - headBytes, until));
    } else if (marker === exifMarker && orientation > 1 && !isTurned) {
      isTurned = true;
      parts.push(orientationSegment(orientation));
    } else if (!isBare(marker)) {
      const kept = keptOfApplication(marker, content);
      if (kept) parts.push(kept);
    }
  }
  return Buffer.concat(parts);
}
