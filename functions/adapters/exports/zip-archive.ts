import { once } from 'node:events';
import { ZipArchive } from 'archiver';

/** A file of a ZIP, in memory. */
export type ArchivedFile = { name: string; bytes: Uint8Array };

/**
 * Yields a ZIP of files as they are made, without compression: PDFs are compressed already. Requests a file only
 * after the previous one was added, so that few are in memory while the caller reads slowly. Fails if `files`
 * fails.
 */
export async function* zipArchive(files: AsyncIterable<ArchivedFile>, date: Date): AsyncGenerator<Buffer> {
  const archive = new ZipArchive({ store: true });
  const fill = async () => {
    for await (const { name, bytes } of files) {
      const added = once(archive, 'entry');
      archive.append(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { name, date });
      await added;
    }
    await archive.finalize();
  };
  const filled = fill().catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error('A file of the ZIP failed', { cause: error }));
  });
  yield* archive;
  await filled;
}
