import { fileTypeFromBuffer } from 'file-type';
import type { FileType } from '#shared/data/upload-purposes.ts';
import { wholeJpeg } from '../images/jpeg-file.ts';
import { wholePng } from '../images/png-file.ts';
import { wholePdf } from './pdf-file.ts';

/** Far above any scan of a page. A larger picture is meant to exhaust the program that opens it. */
const maxPixels = 100_000_000;

const readers: Record<FileType, (file: Buffer) => Buffer | undefined> = {
  'application/pdf': wholePdf,
  'image/jpeg': (file) => wholeJpeg(file, maxPixels),
  'image/png': (file) => wholePng(file, maxPixels),
};

const isKnown = (type: string | undefined): type is FileType => type !== undefined && type in readers;

/**
 * Returns the type of a file by its content, never by its name or label, and the file without anything
 * appended after its end. Undefined unless it is a sound PDF, JPEG, or PNG (specification, section 13).
 */
export async function documentContent(file: Buffer): Promise<{ type: FileType; bytes: Buffer } | undefined> {
  const mime = (await fileTypeFromBuffer(file))?.mime;
  if (!isKnown(mime)) return undefined;
  const bytes = readers[mime](file);
  return bytes && { type: mime, bytes };
}
