import { falsePictures, keepsPictures } from '#web/lib/browser/true-pictures.ts';
import { decodePhoto, notOpened } from './decode-photo.ts';
import { isBlank } from './is-blank.ts';
import { type PhotoSize, readPhotoHeader } from './photo-header.ts';

/** A photo as an entry stores it: a JPEG without EXIF data, so without the place where it was taken. */
export type CapturedPhoto = {
  dataUrl: string;
  /** The size of the JPEG itself, not of the data URL. */
  bytes: number;
  type: 'image/jpeg';
  /** ISO 8601, UTC. */
  capturedAt: string;
};

/** A sentence that says why there is no photo and what to do. */
export type PhotoProblem = { problem: string };

const fileBytesMax = 30 * 1024 * 1024;
const pixelsMax = 50_000_000;
/** A picture with a shorter longer side shows nothing, such as one pixel. */
const leastSide = 16;
/** A picture is searched for anything at this size, and any photo has more contrast than this. */
const [glanceSide, leastContrast] = [400, 4];
/** The maximum size of a photo, so that all photos of an entry fit in one request. */
const photoBytesMax = 900 * 1024;

/** Longest side in pixels and JPEG quality, tried in order until the photo is small enough. */
const attempts = [
  { side: 1600, quality: 0.85 },
  { side: 1600, quality: 0.75 },
  { side: 1600, quality: 0.65 },
  { side: 1600, quality: 0.55 },
  { side: 1200, quality: 0.65 },
  { side: 900, quality: 0.65 },
] as const;

const jpegPrefix = 'data:image/jpeg;base64,';

const tooManyBytes = { problem: 'This photo is larger than 30 MB. Choose a smaller one.' };
const tooManyPixels = {
  problem: 'This photo has more than 50 megapixels. Choose a smaller one, or take it at a lower resolution.',
};
const notRead = { problem: 'This file could not be read. Choose it again.' };
const tooSmall = { problem: 'This picture is too small to show anything. Choose a larger one.' };
const blank = { problem: 'This picture is blank on white. Choose one that shows something.' };
const notPrepared = { problem: 'This photo could not be prepared. Try again.' };

const isTooLarge = ({ width, height }: PhotoSize) => width * height > pixelsMax;

/** Returns the size with its longer side at most `side`; a smaller photo keeps its size. */
function fitInto(size: PhotoSize, side: number): PhotoSize {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function drawn(source: CanvasImageSource, { width, height }: PhotoSize) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return { canvas, context };
}

const encode = (source: CanvasImageSource, size: PhotoSize, quality: number) =>
  drawn(source, size)?.canvas.toDataURL('image/jpeg', quality) ?? '';

/** Returns whether a picture shows nothing on white, such as white ink on a transparent ground. */
function showsNothing(bitmap: ImageBitmap): boolean {
  const glance = drawn(bitmap, fitInto(bitmap, glanceSide));
  return glance !== undefined && isBlank(glance.context, glance.canvas, leastContrast);
}

function bytesOf(dataUrl: string): number {
  const base64 = dataUrl.slice(jpegPrefix.length);
  return (base64.length / 4) * 3 - (base64.match(/=+$/)?.[0].length ?? 0);
}

/**
 * Makes a photo from anything that can be drawn: a JPEG of at most 1600 px on its longer side and at most 900
 * KB (specification, section 12). `size` is the source's.
 */
export function photoFrom(
  source: CanvasImageSource,
  size: PhotoSize,
  now: () => Date,
): CapturedPhoto | PhotoProblem {
  if (!keepsPictures()) return { problem: falsePictures };
  let dataUrl = '';
  for (const { side, quality } of attempts) {
    dataUrl = encode(source, fitInto(size, side), quality);
    if (!dataUrl.startsWith(jpegPrefix)) return notPrepared;
    if (bytesOf(dataUrl) <= photoBytesMax) break;
  }
  return { dataUrl, bytes: bytesOf(dataUrl), type: 'image/jpeg', capturedAt: now().toISOString() };
}

/**
 * Makes an upright photo from a file. Refuses files that the browser cannot open as an image, and more than
 * 30 MB or 50 megapixels. Never throws.
 */
export async function scalePhoto(file: Blob, now: () => Date): Promise<CapturedPhoto | PhotoProblem> {
  if (!keepsPictures()) return { problem: falsePictures };
  if (file.size > fileBytesMax) return tooManyBytes;
  const header = await readPhotoHeader(file).catch(() => undefined);
  if (!header) return notRead;
  if (header.size && isTooLarge(header.size)) return tooManyPixels;
  const bitmap = await decodePhoto(file, header.format).catch(() => undefined);
  if (!bitmap) return { problem: notOpened[header.format] };
  try {
    if (isTooLarge(bitmap)) return tooManyPixels;
    if (Math.max(bitmap.width, bitmap.height) < leastSide) return tooSmall;
    return showsNothing(bitmap) ? blank : photoFrom(bitmap, bitmap, now);
  } catch {
    return notPrepared;
  } finally {
    bitmap.close();
  }
}
