import { pngHeader } from '#shared/images/png-header.ts';
import { imagePixels } from './image-pixels.ts';
import { jpegFormOf } from './jpeg-form.ts';
import type { Pixels } from './pixels.ts';
import { writeJpeg } from './write-jpeg.ts';
import { type RowFilter, writePng } from './write-png.ts';

/** A printed JPEG may be this much larger than its file, and have tables that a small file does without. */
const [growth, tablesBytes] = [1.2, 1_000];

/** How much to lower the quality until the new JPEG is small enough. */
const lowered = [0, 10, 20, 30, 40];

/** Ways to store the same pixels, the best one first. */
const ways: readonly (readonly RowFilter[] | undefined)[] = [undefined, ['sub'], ['up'], ['paeth'], ['none']];

/** Keywords that start and end the objects of a PDF. */
const structure = /endobj|endstream|stream[\r\n]|\d[\0\s]+\d+[\0\s]+obj|startxref|trailer|%%EOF/;

/**
 * Returns whether a file contains PDF keywords. An attacker who knows our encoding could choose pixels that
 * produce them.
 */
const spellsPdf = (file: Buffer) => structure.test(file.toString('latin1'));

function* jpegsOf(file: Buffer, pixels: Pixels): Generator<Buffer> {
  const form = jpegFormOf(file);
  // Use a different quality than the file's own, so that even the tables differ.
  const quality = form.quality < 100 ? form.quality + 1 : 99;
  const most = file.length * growth + tablesBytes;
  for (const less of lowered) {
    const made = writeJpeg(pixels, { ...form, quality: Math.max(1, quality - less) });
    if (made.length <= most || less === lowered.at(-1)) yield made;
  }
}

function* pngsOf(pixels: Pixels): Generator<Buffer> {
  for (const way of ways) yield writePng(pixels, way);
}

/**
 * Returns an image redrawn from its pixels, in a form that every PDF reader draws the same way: upright, on
 * white, as PNG or JPEG like the original. No bytes of the file remain. Undefined for a file that is damaged
 * or cut off.
 */
export function printableForm(file: Buffer): Uint8Array | undefined {
  const pixels = imagePixels(file);
  if (!pixels) return undefined;
  for (const form of pngHeader(file) ? pngsOf(pixels) : jpegsOf(file, pixels)) {
    if (!spellsPdf(form)) return form;
  }
  return undefined;
}
