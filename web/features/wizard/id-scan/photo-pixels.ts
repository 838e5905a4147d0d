import { decodePhoto } from '#web/components/photo-capture/decode-photo.ts';
import { type PhotoSize, readPhotoHeader } from '#web/components/photo-capture/photo-header.ts';
import { falsePictures, keepsPictures } from '#web/lib/browser/true-pictures.ts';
import type { Pixels } from './pixels.ts';

/** The pixels of a photo, or a sentence that says why there are none and what to do. */
export type PhotoPixels = { pixels: Pixels } | { problem: string };

const fileBytesMax = 30 * 1024 * 1024;
const pixelsMax = 50_000_000;
/** At this size, a bar of a card that fills the photo is five pixels wide. */
const photoSide = 2400;
/** The camera's picture is read several times a second. */
const frameSide = 1920;

const tooLarge = { problem: 'This photo is too large. Choose one of at most 30 MB and 50 megapixels.' };
const notOpened = { problem: 'This file could not be opened as a photo. Choose a JPEG or PNG.' };
const heic = {
  problem:
    'This HEIC photo could not be opened. Check your internet connection and try again, or use the camera here.',
};

function drawn(source: CanvasImageSource, size: PhotoSize, side: number): Pixels | undefined {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height };
}

/** Returns the camera's current picture; undefined while it shows nothing. */
export function framePixels(video: HTMLVideoElement): Pixels | undefined {
  const size = { width: video.videoWidth, height: video.videoHeight };
  return size.width > 0 && size.height > 0 ? drawn(video, size, frameSide) : undefined;
}

/**
 * Returns the scaled-down pixels of a file. Refuses files that the browser cannot open or that would exhaust
 * its memory.
 */
export async function filePixels(file: Blob): Promise<PhotoPixels> {
  if (!keepsPictures()) return { problem: falsePictures };
  if (file.size > fileBytesMax) return tooLarge;
  const header = await readPhotoHeader(file).catch(() => undefined);
  const isTooLarge = ({ width, height }: PhotoSize) => width * height > pixelsMax;
  if (header?.size && isTooLarge(header.size)) return tooLarge;
  const bitmap = await decodePhoto(file, header?.format ?? 'other').catch(() => undefined);
  if (!bitmap) return header?.format === 'heic' ? heic : notOpened;
  try {
    const pixels = isTooLarge(bitmap) ? undefined : drawn(bitmap, bitmap, photoSide);
    return pixels ? { pixels } : tooLarge;
  } finally {
    bitmap.close();
  }
}
