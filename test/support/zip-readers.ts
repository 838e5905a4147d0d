import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { ensureProgram, type Program, versionOf } from '#scripts/local/processes/ensure-program.ts';
import { javaWithCompiler } from '#scripts/local/processes/java.ts';

const run = promisify(execFile);

/** The files of a ZIP: SHA-256 by name. */
type Found = Map<string, string>;

/** A program that is not ours and reads ZIPs. */
type ZipReader = { program: Program; read: (path: string, zips: readonly string[]) => Promise<Found[]> };

const programOf = (name: string, argument: string, packages: string[]): Program => ({
  need: `The test of foreign readers needs ${name}`,
  find: async () => ((await versionOf(name, argument)) === undefined ? undefined : name),
  packages,
  advice: `install it, for example with "sudo apt-get install ${packages[0]}"`,
});

async function filesBelow(folder: string): Promise<Found> {
  const found: Found = new Map();
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    found.set(
      relative(folder, path),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  return found;
}

/** Unpacks each ZIP into a new folder, and returns what is in it. */
async function unpacked(
  zips: readonly string[],
  unpack: (zip: string, folder: string) => Promise<void>,
): Promise<Found[]> {
  const all: Found[] = [];
  for (const zip of zips) {
    const folder = await mkdtemp(join(tmpdir(), 'unpacked-'));
    try {
      await unpack(zip, folder);
      all.push(await filesBelow(folder));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return all;
}

/** Reads lines of a program: path of the ZIP, name, and SHA-256. */
function printed(output: string, zips: readonly string[]): Found[] {
  const lines = output.split('\n').map((line) => line.split('\t'));
  return zips.map(
    (zip) =>
      new Map(lines.flatMap(([path, name = '', digest = '']) => (path === zip ? [[name, digest]] : []))),
  );
}

const source = (name: string) => join(import.meta.dirname, 'zip-readers', name);

/** Programs that read ZIPs: by the directory (unzip, Python), or from the first byte on (Java, bsdtar). */
export const zipReaders: Record<string, ZipReader> = {
  unzip: {
    program: programOf('unzip', '-v', ['unzip']),
    read: (path, zips) =>
      unpacked(zips, async (zip, folder) => {
        const { stdout, stderr } = await run(path, ['-q', zip, '-d', folder]);
        if (stdout + stderr !== '') throw new Error(`unzip warns: ${stdout}${stderr}`);
      }),
  },
  'Python’s zipfile': {
    program: programOf('python3', '--version', ['python3']),
    read: async (path, zips) => printed((await run(path, [source('read_zip.py'), ...zips])).stdout, zips),
  },
  'Java’s ZipInputStream': {
    program: javaWithCompiler,
    read: async (path, zips) => {
      const args = ['-XX:+UseSerialGC', source('ReadStreamed.java'), ...zips];
      return printed((await run(path, args)).stdout, zips);
    },
  },
  'bsdtar from a stream': {
    program: programOf('bsdtar', '--version', ['libarchive-tools']),
    read: (path, zips) =>
      unpacked(zips, async (zip, folder) => {
        const child = spawn(path, ['-xf', '-', '-C', folder]);
        const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
        const [stderr] = await Promise.all([
          text(child.stderr),
          pipeline(createReadStream(zip), child.stdin),
        ]);
        if ((await ended) !== 0 || stderr !== '') throw new Error(`bsdtar fails: ${stderr}`);
      }),
  },
};

/** Returns the path of a reader's program. Where it is missing and cannot be installed, this throws in CI; elsewhere it calls `skip`. */
export async function readerPath({ program }: ZipReader, skip: (note: string) => never): Promise<string> {
  try {
    return await ensureProgram(program);
  } catch (error) {
    if (process.env['CI'] || !(error instanceof Error)) throw error;
    return skip(error.message);
  }
}
