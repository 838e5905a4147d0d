import { decodePhoto, notOpened } from '#web/components/photo-capture/decode-photo.ts';
import { isBlank } from '#web/components/photo-capture/is-blank.ts';
import { readPhotoHeader } from '#web/components/photo-capture/photo-header.ts';
import { drawStamp, type StampTexts } from '#web/components/signature-pad/stamp.ts';
import { falsePictures, keepsPictures } from '#web/lib/browser/true-pictures.ts';

/** A signature from a file, on a white background. */
export type SignatureImage = {
  /** The image to show. */
  preview: string;
  /** Returns a PNG or JPEG data URL, stamped with the given texts; '' when it cannot be made. */
  getSignature: (stamp?: StampTexts) => string;
};

const fileBytesMax = 10 * 1024 * 1024;
const pixelsMax = 40_000_000;
/** The longest side of a saved image in pixels, as for a drawn one. */
const longestSide = 1200;
/** The maximum length of a PNG data URL; larger signatures become a JPEG. */
const pngLength = 400_000;
/** A smaller difference between the lightest and darkest part is not handwriting. */
const leastContrast = 24;

const notRead = { problem: 'This file could not be read. Choose it again.' };
const notPrepared = { problem: 'This image could not be prepared. Try again.' };
const tooLarge = { problem: 'This image is too large. Choose one of at most 10 MB and 40 megapixels.' };
const blank = { problem: 'This image is blank. Choose one that shows the signature.' };

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // Transparent pixels become white.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

function dataUrlOf(canvas: HTMLCanvasElement): string {
  const png = canvas.toDataURL('image/png');
  return png.length <= pngLength ? png : canvas.toDataURL('image/jpeg', 0.85);
}

/**
 * Reads the signature in a file: scaled to at most 1200 px and without the file's metadata about place and
 * camera. Refuses files that are not a picture by content, too large, or blank. Never throws.
 */
export async function signatureFrom(file: Blob): Promise<SignatureImage | { problem: string }> {
  if (!keepsPictures()) return { problem: falsePictures };
  if (file.size > fileBytesMax) return tooLarge;
  const header = await readPhotoHeader(file).catch(() => undefined);
  if (!header) return notRead;
  if (header.format === 'other') return { problem: notOpened.other };
  if (header.size && header.size.width * header.size.height > pixelsMax) return tooLarge;
  const bitmap = await decodePhoto(file, header.format).catch(() => undefined);
  if (!bitmap) return { problem: notOpened[header.format] };
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const drawn = canvasOf(bitmap.width * scale, bitmap.height * scale);
  if (drawn) {
    drawn.context.imageSmoothingQuality = 'high';
    drawn.context.drawImage(bitmap, 0, 0, drawn.canvas.width, drawn.canvas.height);
  }
  bitmap.close();
  if (!drawn) return notPrepared;
  const { canvas, context } = drawn;
  if (isBlank(context, canvas, leastContrast)) return blank;
  return {
    preview: dataUrlOf(canvas),
    getSignature: (stamp) => {
      const copy = canvasOf(canvas.width, canvas.height);
      if (!copy) return '';
      copy.context.drawImage(canvas, 0, 0);
      if (stamp) drawStamp(copy.context, canvas, stamp);
      return dataUrlOf(copy.canvas);
    },
  };
}
