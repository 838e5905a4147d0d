import { fileTypeFromBuffer } from 'file-type/core';
import type { FileType } from '#shared/data/upload-purposes.ts';
import { wholeJpeg } from './jpeg-file.ts';
import { wholePdf } from './pdf-file.ts';
import { wholePng } from './png-file.ts';

/** Far above any scan of a page; a picture larger than this is meant to exhaust whoever opens it. */
const maxPixels = 100_000_000;

const readers: Record<FileType, (file: Buffer) => Buffer | undefined> = {
  'application/pdf': wholePdf,
  'image/jpeg': (file) => wholeJpeg(file, maxPixels),
  'image/png': (file) => wholePng(file, maxPixels),
};

const isKnown = (type: string | undefined): type is FileType => type !== undefined && type in readers;

/** What a file is by its content, whatever its name and label say; undefined for what is no sound PDF, JPEG or PNG. */
export async function documentContent(file: Buffer): Promise<{ type: FileType; bytes: Buffer } | undefined> {
  const mime = (await fileTypeFromBuffer(file))?.mime;
  if (!isKnown(mime)) return undefined;
  const bytes = readers[mime](file);
  return bytes && { type: mime, bytes };
}
