import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadLogFile } from '#shared/evidence/log/log-files.ts';
import type { RandomAccess } from '#shared/evidence/zip/zip-file.ts';

/** Returns whether a place is an address, and no file. */
export const isAddress = (place: string) => /^https?:\/\//.test(place);

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns a file from the disk, or from an address. */
export const bytesAt = (place: string): Promise<Uint8Array> =>
  isAddress(place) ? download(place) : readFile(place);

export async function textAt(place: string): Promise<string> {
  return new TextDecoder().decode(await bytesAt(place));
}

/** Returns the reader of a log at an address or in a folder. */
export function logAt(place: string): ReadLogFile {
  return (path) => bytesAt(isAddress(place) ? `${place.replace(/\/$/, '')}/${path}` : join(place, path));
}

/** Opens a file that is read piece by piece. */
export async function openFile(path: string): Promise<RandomAccess & { close: () => Promise<void> }> {
  const handle = await open(path);
  const { size } = await handle.stat();
  return {
    size,
    async read(from, to) {
      const bytes = new Uint8Array(to - from);
      let done = 0;
      while (done < bytes.length) {
        const { bytesRead } = await handle.read(bytes, done, bytes.length - done, from + done);
        if (bytesRead === 0) throw new Error(`${path} became shorter while it was read`);
        done += bytesRead;
      }
      return bytes;
    },
    close: () => handle.close(),
  };
}
