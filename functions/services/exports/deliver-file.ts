import type { ExportFiles, OfferedFile } from '#functions/adapters/export-files.ts';

/** A file, or where it can be fetched when it is too large for a Lambda answer. */
export type DeliveredFile =
  | { bytes: Uint8Array; contentType: string; fileName: string }
  | { redirectTo: string };

/** In base64 what is larger than this breaks Lambda's limit of 6 MB an answer (decisions, "Files"). */
export const answerBytes = 4_200_000;

/** A file that is made as it is read: answered when it turns out small, else stored as it is made. */
export async function deliverFile(
  exports: Pick<ExportFiles, 'offerStream'>,
  notaryId: string,
  file: OfferedFile,
  content: AsyncGenerator<Uint8Array>,
): Promise<DeliveredFile> {
  const start: Uint8Array[] = [];
  for (let bytes = 0; bytes <= answerBytes; bytes += start.at(-1)?.length ?? 0) {
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
