import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { exportFiles } from '#functions/adapters/export-files.ts';
import { type ArchivedFile, zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { median } from './quantile.ts';

/** What it takes to put the same files into a ZIP, uncompressed. */
export type ZipCosts = {
  files: number;
  megabytes: number;
  /** Milliseconds (median). */
  toFile: number;
  toMemory: number;
  toS3: number;
  /** Info-ZIP from and to a file; undefined when it is not installed. */
  infoZip: number | undefined;
};

const run = promisify(execFile);

const hasInfoZip = () =>
  run('zip', ['-v']).then(
    () => true,
    () => false,
  );

async function* each(files: readonly ArchivedFile[]): AsyncGenerator<ArchivedFile> {
  yield* files;
}

/** Puts files into ZIPs in all ways, by turns; `folder` is emptied of what it made. */
export async function zipCosts(
  files: readonly ArchivedFile[],
  { notaryId, folder, rounds }: { notaryId: string; folder: string; rounds: number },
): Promise<ZipCosts> {
  const from = join(folder, 'to-zip');
  await mkdir(from);
  const paths = files.map(({ name }) => join(from, name));
  for (const [at, { bytes }] of files.entries()) await writeFile(paths[at] ?? '', bytes);
  async function* read(): AsyncGenerator<ArchivedFile> {
    for (const [at, { name }] of files.entries()) yield { name, bytes: await readFile(paths[at] ?? '') };
  }
  const at = new Date();
  const [ours, theirs] = [join(folder, 'ours.zip'), join(folder, 'theirs.zip')];
  const offered = { id: 'bench.zip', name: 'bench.zip', type: 'application/zip' };
  const ways: Record<string, () => Promise<unknown>> = {
    toFile: () => pipeline(zipArchive(read(), at), createWriteStream(ours)),
    toMemory: () => Readable.from(zipArchive(each(files), at)).toArray(),
    toS3: () => exportFiles().offerStream(notaryId, offered, zipArchive(each(files), at)),
    ...((await hasInfoZip()) && { infoZip: () => run('zip', ['-0', '-q', '-X', '-j', theirs, ...paths]) }),
  };
  const times = new Map<string, number[]>(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [way, make] of Object.entries(ways)) {
      // Info-ZIP would add to the file of the round before.
      await Promise.all([rm(ours, { force: true }), rm(theirs, { force: true })]);
      const start = performance.now();
      await make();
      // The first round opens connections and compiles.
      if (round > 0) times.get(way)?.push(performance.now() - start);
      if (way === 'toFile' && round === 0 && ways['infoZip']) await run('unzip', ['-tq', ours]);
    }
  }
  await rm(from, { recursive: true });
  const middle = (way: string) => median(times.get(way) ?? []);
  return {
    files: files.length,
    megabytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6,
    ...{ toFile: middle('toFile'), toMemory: middle('toMemory'), toS3: middle('toS3') },
    infoZip: ways['infoZip'] && middle('infoZip'),
  };
}
