import { createHash } from 'node:crypto';

/** A file of the export. */
export type ExportedFile = { name: string; content: Buffer };

/** The manifest's record of a file. */
export type FileFacts = { name: string; size: number; sha256: string };

/** Many files as one S3 object: their concatenated bytes and an index. */
export type Parcel = { data: Buffer; index: FileFacts[] };

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Packs files into a parcel: one S3 object per file would cost more to write than to store. */
export function pack(files: readonly ExportedFile[]): Parcel {
  return {
    data: Buffer.concat(files.map(({ content }) => content)),
    index: files.map(({ name, content }) => ({ name, size: content.length, sha256: sha256(content) })),
  };
}

/** Yields the files of a parcel. Throws if one doesn't match its index. */
export function* unpack({ data, index }: Parcel): Generator<ExportedFile & FileFacts> {
  let at = 0;
  for (const facts of index) {
    const content = data.subarray(at, at + facts.size);
    at += facts.size;
    if (sha256(content) !== facts.sha256) throw new Error('A parcel of an export does not match its index');
    yield { ...facts, content };
  }
  if (at !== data.length) throw new Error('A parcel of an export is longer than its index');
}
