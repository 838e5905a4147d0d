import { once } from 'node:events';
import { ZipArchive } from 'archiver';
import { ZipNames } from '#shared/evidence/zip/zip-names.ts';

/** A file of a ZIP, in memory. */
export type ArchivedFile = { name: string; bytes: Uint8Array };

/**
 * Yields a ZIP of files while they are made, without compression, because PDFs are already compressed. The
 * ZIP has the form required by docs/evidence.md ("The ZIP") because archiver gets each file whole and stores
 * it, so it knows size and checksum before it writes the header. For a stream, or with compression, it would
 * write them after the content. Requests a file only after the previous one was added, so few are in memory
 * while the caller reads slowly. Fails if `files` fails, or for a name that some systems can't save.
 */
export async function* zipArchive(files: AsyncIterable<ArchivedFile>, date: Date): AsyncGenerator<Buffer> {
  const archive = new ZipArchive({ store: true });
  const names = new ZipNames();
  const fill = async () => {
    for await (const { name, bytes } of files) {
      if (!names.add(name)) throw new Error('A ZIP cannot have a file of this name');
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
