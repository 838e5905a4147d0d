import { once } from 'node:events';
import { ZipArchive } from 'archiver';

/** A file of a ZIP, whole. */
export type ArchivedFile = { name: string; bytes: Uint8Array };

/**
 * A ZIP of files as they come, nothing compressed: PDFs are that already. Asks for the next file only when the one
 * before went through, so that whoever reads it slowly is not sent more than a few. Fails as the files do.
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
