import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { openZip } from '#scripts/data-export/stored-zip.ts';

type Files = [name: string, content: Uint8Array][];

/** Returns the files of a ZIP in order. Throws when one does not match its checksum. */
export async function filesOfZip(bytes: Uint8Array): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-zip-'));
  try {
    const path = join(folder, 'a.zip');
    await writeFile(path, bytes);
    const zip = await openZip(path);
    const files: Files = [];
    for (const name of zip.names) {
      const content = await zip.read(name);
      if (crc32(content) !== zip.checksum(name)) throw new Error(`${name} does not match its checksum`);
      files.push([name, new Uint8Array(content)]);
    }
    await zip.close();
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}
