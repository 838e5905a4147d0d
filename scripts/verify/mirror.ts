import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkpointFile, type ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { entriesPath, everyTile, type Tile, tilePath, tileWidth } from '#shared/evidence/log/tiles.ts';

/** Files that are copied in parallel. */
const workers = 8;

/** Replaces a file as a whole, so that a crash leaves the old one. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${randomUUID()}`;
  await writeFile(half, content);
  await rename(half, path);
}

/** Returns the text of a file, if it exists. */
export async function textIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns the place of the checkpoint of a copy of a log. */
export const mirroredCheckpoint = (folder: string) => join(folder, checkpointFile);

/**
 * Copies the tiles of a log of `size` leaves into a folder, and returns the reader of the copies. Files never change, so
 * those that are there already are kept.
 */
export async function mirrorTiles(read: ReadLogFile, folder: string, size: number): Promise<ReadLogFile> {
  const waiting = everyTile(size).flatMap((tile) => [
    { tile, pathOf: tilePath },
    ...(tile.level === 0 ? [{ tile, pathOf: entriesPath }] : []),
  ]);
  const copyOne = async (tile: Tile, pathOf: (tile: Tile) => string) => {
    const place = join(folder, pathOf(tile));
    if (await exists(place)) return;
    // A log may drop a partial tile once the full one is there, which begins with it.
    const file = await read(pathOf(tile)).catch(async (error: unknown) => {
      if (tile.width === tileWidth) throw error;
      const full = await read(pathOf({ ...tile, width: tileWidth }));
      return full.subarray(0, Math.round((full.length / tileWidth) * tile.width));
    });
    await replaceFile(place, file);
  };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await copyOne(next.tile, next.pathOf);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return (path) => readFile(join(folder, path));
}
