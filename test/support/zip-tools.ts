import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openZip } from '#scripts/data-export/stored-zip.ts';

const run = promisify(execFile);

const python =
  'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))';

/** How programs that are not ours open a ZIP, and what each says of `count` sound files. */
const ways = {
  unzip: { args: (path: string) => ['-t', path], says: () => 'No errors detected' },
  python3: { args: (path: string) => ['-c', python, path], says: (count: number) => `${count}\n` },
  '7z': { args: (path: string) => ['t', path], says: () => 'Everything is Ok' },
};

/** Those of Info-ZIP, Python and 7-Zip that are on this machine. */
const tools = Object.entries(ways).filter(([tool]) => spawnSync(tool, ['--help']).error === undefined);

/** The files of a ZIP that compresses nothing, in their order; throws when another program finds fault with it. */
export async function filesOfZip(bytes: Uint8Array): Promise<[name: string, content: Uint8Array][]> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-zip-'));
  try {
    const path = join(folder, 'a.zip');
    await writeFile(path, bytes);
    const zip = await openZip(path);
    const files: [string, Uint8Array][] = [];
    for (const name of zip.names) files.push([name, new Uint8Array(await zip.read(name))]);
    await zip.close();
    for (const [tool, { args, says }] of tools) {
      const { stdout } = await run(tool, args(path));
      if (!stdout.includes(says(files.length))) throw new Error(`${tool} says: ${stdout}`);
    }
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}
