import { createHash } from 'node:crypto';
import { pngHeader } from '#shared/images/png-header.ts';
import { inImageWorker } from './in-image-worker.ts';

/** Images as embedded in PDFs, redrawn from the pixels of files, by the files' SHA-256 in hex. */
export type PrintableForms = ReadonlyMap<string, Uint8Array>;

const head = /^data:image\/(?:png|jpeg);base64,/;

/**
 * Returns an image as a data URL for the PDF library: its form from `kept`, or one drawn now, never the file
 * itself. Undefined for a damaged file, or one that isn't a PNG or JPEG.
 */
export async function printableImage(source: string, kept: PrintableForms): Promise<string | undefined> {
  const [prefix] = head.exec(source) ?? [];
  if (prefix === undefined) return undefined;
  const file = Buffer.from(source.slice(prefix.length), 'base64');
  const digest = createHash('sha256').update(file).digest('hex');
  const form = kept.get(digest) ?? (await inImageWorker('printableForm', file));
  if (!form) return undefined;
  const type = pngHeader(form) ? 'png' : 'jpeg';
  return `data:image/${type};base64,${Buffer.from(form).toString('base64')}`;
}
