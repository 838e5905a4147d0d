import { inImageWorker } from '../images/in-image-worker.ts';
import { isPrintableJpeg } from './jpeg.ts';

const heads = ['data:image/png;base64,', 'data:image/jpeg;base64,'] as const;

/**
 * Returns an image as the data URL that the PDF maker accepts. Undefined for a damaged file, or one that is not a
 * PNG or JPEG.
 */
export async function printableImage(source: string): Promise<string | undefined> {
  const head = heads.find((one) => source.startsWith(one));
  if (head === undefined) return undefined;
  // Photos are large, so one that can stay as it is is not encoded again.
  const encoded = source.slice(head.length);
  const file = Buffer.from(encoded, 'base64');
  if (isPrintableJpeg(file)) return `data:image/jpeg;base64,${encoded}`;
  const png = await inImageWorker('plainPng', file);
  return png && `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
