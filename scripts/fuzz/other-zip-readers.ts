import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { sha256Hex } from '#shared/evidence/digest.ts';

/** Returns names and digests of the files that a reader of the directory sees. */
export async function directoryNames(zip: Buffer): Promise<string[]> {
  const opened = await fromBufferPromise(zip);
  const found: string[] = [];
  for await (const entry of opened.eachEntry()) {
    found.push(`${entry.fileName} ${sha256Hex(await buffer(await opened.openReadStreamPromise(entry)))}`);
  }
  return found;
}

/** Returns names and digests of the files that a reader sees that gets the ZIP from its first byte on and knows no directory. */
export function streamedNames(zip: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at + 30 <= zip.length && zip.readUInt32LE(at) === 0x0403_4b50; ) {
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const from = nameEnd + zip.readUInt16LE(at + 28);
    const to = from + zip.readUInt32LE(at + 18);
    found.push(`${zip.subarray(at + 30, nameEnd)} ${sha256Hex(zip.subarray(from, to))}`);
    at = to;
  }
  return found;
}
