import { createHash } from 'node:crypto';

/** A file of the export. */
export type ExportedFile = { name: string; content: Buffer };

/** What the manifest says of a file. */
export type FileFacts = { name: string; size: number; sha256: string };

/** Many files as one object of S3: their bytes one after the other, and what is where. */
export type Parcel = { data: Buffer; index: FileFacts[] };

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Puts files into a parcel: an object a file would cost more to store than to keep. */
export function pack(files: readonly ExportedFile[]): Parcel {
  return {
    data: Buffer.concat(files.map(({ content }) => content)),
    index: files.map(({ name, content }) => ({ name, size: content.length, sha256: sha256(content) })),
  };
}

/** The files of a parcel again. Throws when one is not what was packed. */
export function* unpack({ data, index }: Parcel): Generator<ExportedFile & FileFacts> {
  let at = 0;
  for (const facts of index) {
    const content = data.subarray(at, at + facts.size);
    at += facts.size;
    if (sha256(content) !== facts.sha256) throw new Error('A parcel of an export is not what was packed');
    yield { ...facts, content };
  }
  if (at !== data.length) throw new Error('A parcel of an export is longer than what was packed');
}
