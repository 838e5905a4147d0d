import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';

/** Names of the files in a ZIP, in order, and their content. */
export type StoredZip = {
  names: string[];
  has: (name: string) => boolean;
  /** Returns a file as it is, even if it does not match its checksum. Throws when the ZIP has no such file. */
  read: (name: string) => Promise<Buffer>;
  /** The CRC-32 that the ZIP lists for a file. */
  checksum: (name: string) => number | undefined;
  close: () => Promise<void>;
};

/** Opens a ZIP on disk. Its files are read one at a time, so its size does not matter. */
export async function openZip(path: string): Promise<StoredZip> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  return {
    names: entries.map(({ fileName }) => fileName),
    has: (name) => byName.has(name),
    async read(name) {
      const entry = byName.get(name);
      if (!entry) throw new Error(`The ZIP has no ${name}`);
      const header = await zip.readLocalFileHeaderPromise(entry);
      if (!header.fileName.equals(entry.fileNameRaw)) throw new Error(`${name} has two names`);
      return buffer(await zip.openReadStreamPromise(entry));
    },
    checksum: (name) => byName.get(name)?.crc32,
    close: async () => zip.close(),
  };
}
