import { readBarcodes } from 'zxing-wasm/reader';
import { lineAngles } from './line-angles.ts';
import { type Grey, greyOf, type Pixels, pixelsOf, reduced, turned } from './pixels.ts';

/** The decoder follows rows tilted by at most two degrees, so an image is straightened first. */
const corrections = [0, 2, -2, 4, -4];
/** The direction of bars is measured in an image of about this width. */
const glanceWidth = 800;

async function decoded(image: Grey): Promise<string | undefined> {
  const results = await readBarcodes(
    { ...pixelsOf(image), colorSpace: 'srgb' },
    { formats: ['PDF417'], textMode: 'Plain', tryInvert: false, tryDenoise: false, maxNumberOfSymbols: 1 },
  );
  return results.find(({ isValid }) => isValid)?.text;
}

/**
 * Returns the text of the PDF417 barcode in an image, at any rotation; undefined when there is none. A large
 * image without a barcode takes up to a second.
 */
export async function findBarcode(pixels: Pixels): Promise<string | undefined> {
  const image = greyOf(pixels);
  const asItIs = await decoded(image);
  if (asItIs !== undefined) return asItIs;
  const glance = reduced(image, Math.max(1, Math.round(Math.max(image.width, image.height) / glanceWidth)));
  const [angle = 0, other = 0] = lineAngles(glance, 2);
  for (const degrees of [...corrections.map((correction) => angle + correction), other]) {
    const text = await decoded(turned(image, degrees));
    if (text !== undefined) return text;
  }
  return undefined;
}
