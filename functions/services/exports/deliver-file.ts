import type { ExportFiles, OfferedFile } from '#functions/adapters/exports/export-files.ts';

/** A file, or a download URL if it is too large for a Lambda response. */
export type DeliveredFile =
  | { bytes: Uint8Array; contentType: string; fileName: string }
  | { redirectTo: string };

/**
 * The largest file, in bytes, whose base64 fits Lambda's response limit of 6 MB (specification, section 13).
 */
export const responseBytes = 4_200_000;

/** Returns a small file. Streams a large one to storage and returns its URL. */
export async function deliverFile(
  exports: Pick<ExportFiles, 'offerStream'>,
  notaryId: string,
  file: OfferedFile,
  content: AsyncGenerator<Uint8Array>,
): Promise<DeliveredFile> {
  const start: Uint8Array[] = [];
  for (let bytes = 0; bytes <= responseBytes; bytes += start.at(-1)?.length ?? 0) {
    const { done, value } = await content.next();
    if (done) return { bytes: Buffer.concat(start), contentType: file.type, fileName: file.name };
    start.push(value);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* start;
    yield* content;
  }
  return { redirectTo: await exports.offerStream(notaryId, file, whole()) };
}
