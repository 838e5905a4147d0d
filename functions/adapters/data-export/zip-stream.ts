import { crc32 } from 'node:zlib';
import { ZipNames } from '#shared/evidence/zip/zip-names.ts';
import { endRecords, listedHeader, localHeader } from '#shared/evidence/zip/zip-records.ts';

/**
 * A file of a ZIP: its bytes or, if it is too large for memory, a function that yields them. It is called
 * twice, because size and checksum come before the content, and must yield the same bytes both times.
 */
export type ZippedFile = { name: string; content: Buffer | (() => AsyncIterable<Buffer>) };

/**
 * Directory records are joined in groups of this size, because small buffers cost more than their content.
 */
const mergedRecords = 1_000;

/** Returns a UTC date and time as ZIP stores them: in steps of two seconds, with years since 1980. */
function dosTime(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return day * 0x1_0000 + time;
}

type Facts = { size: number; crc: number };

const factsAfter = ({ size, crc }: Facts, chunk: Buffer): Facts => ({
  size: size + chunk.length,
  crc: crc32(chunk, crc),
});

async function factsOf(content: ZippedFile['content']): Promise<Facts> {
  let facts: Facts = { size: 0, crc: 0 };
  if (Buffer.isBuffer(content)) return factsAfter(facts, content);
  for await (const chunk of content()) facts = factsAfter(facts, chunk);
  return facts;
}

/** Yields content again. Throws if it differs from the first time. */
async function* again(content: () => AsyncIterable<Buffer>, { size, crc }: Facts): AsyncGenerator<Buffer> {
  let facts: Facts = { size: 0, crc: 0 };
  for await (const chunk of content()) {
    facts = factsAfter(facts, chunk);
    yield chunk;
  }
  if (facts.size !== size || facts.crc !== crc) throw new Error('A file of the ZIP was not the same twice');
}

/**
 * Yields a ZIP of files while they are made, without compression, because images and PDFs are already
 * compressed. Every reader sees the same files, from the directory or from the first byte (docs/evidence.md,
 * "The ZIP"). Requests a file only after the previous one was read. Keeps about 250 bytes per file in memory,
 * where archiver keeps about 8 KB (docs/adr/0016-data-export.md). Throws for a name that some systems can't
 * save.
 */
export async function* zipStream(files: AsyncIterable<ZippedFile>, date: Date): AsyncGenerator<Uint8Array> {
  const names = new ZipNames();
  const directory: Buffer[] = [];
  let recent: Uint8Array[] = [];
  let count = 0;
  let written = 0;
  for await (const { name, content } of files) {
    if (!names.add(name)) throw new Error('A ZIP cannot have a file of this name');
    const facts = await factsOf(content);
    const member = { name, time: dosTime(date), ...facts, at: written };
    const header = localHeader(member);
    yield header;
    if (Buffer.isBuffer(content)) yield content;
    else yield* again(content, facts);
    written += header.length + facts.size;
    recent.push(listedHeader(member));
    count += 1;
    if (recent.length < mergedRecords) continue;
    directory.push(Buffer.concat(recent));
    recent = [];
  }
  directory.push(Buffer.concat(recent));
  yield* directory;
  const bytes = directory.reduce((sum, { length }) => sum + length, 0);
  yield endRecords({ count, at: written, bytes });
}
