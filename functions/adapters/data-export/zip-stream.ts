import { crc32 } from 'node:zlib';

/** A file of a ZIP: its bytes, or a stream of them if it is too long for memory. */
export type ZippedFile = { name: string; content: Buffer | AsyncIterable<Buffer> };

/** An entry of the list at the end of a ZIP. */
type Entry = { name: Buffer; flags: number; crc: number; size: number; at: number };

/** Marks a field of 32 or 16 bits whose value is in a field of 64 bits. */
const elsewhere = 0xffff_ffff;
const manyFiles = 0xffff;

/** Names are UTF-8. The checksum and size of a stream follow its bytes. */
const utf8 = 0x0800;
const factsFollow = 0x0008;
const versions = { stored: 20, long: 45 };
/** A regular Unix file that its owner can read and write. */
const madeByUnix = 3 << 8;
const fileMode = 0o100644 * 0x1_0000;

/** Entries of the list are joined in groups of this size: small buffers cost more than their content. */
const mergedEntries = 1_000;

/** Returns numbers in a row, little-endian, each in its number of bytes. */
function fields(...numbers: [value: number, bytes: 2 | 4 | 8][]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of numbers) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Returns time and day as ZIP stores them: in steps of two seconds, with years since 1980. */
function dosTime(date: Date): [[number, 2], [number, 2]] {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [
    [time, 2],
    [day, 2],
  ];
}

function localHeader({ name, flags, crc, size }: Omit<Entry, 'at'>, date: Date): Buffer {
  const facts = fields([crc, 4], [size, 4], [size, 4], [name.length, 2], [0, 2]);
  const start = fields([0x0403_4b50, 4], [versions.stored, 2], [flags, 2], [0, 2], ...dosTime(date));
  return Buffer.concat([start, facts, name]);
}

function listed({ name, flags, crc, size, at }: Entry, date: Date): Buffer {
  const isFar = at >= elsewhere;
  const extra = isFar ? fields([1, 2], [8, 2], [at, 8]) : Buffer.alloc(0);
  const version = isFar ? versions.long : versions.stored;
  return Buffer.concat([
    fields([0x0201_4b50, 4], [madeByUnix | version, 2], [version, 2], [flags, 2], [0, 2], ...dosTime(date)),
    fields([crc, 4], [size, 4], [size, 4], [name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2]),
    fields([fileMode, 4], [isFar ? elsewhere : at, 4]),
    name,
    extra,
  ]);
}

/**
 * Returns the end of a ZIP whose list of `count` files starts at `at`. It uses 64 bits where 32 or 16 are too few.
 */
function endOf({ count, at, bytes }: { count: number; at: number; bytes: number }): Buffer {
  const isLong = count >= manyFiles || at >= elsewhere || bytes >= elsewhere;
  const short = (value: number, most: number) => (isLong ? most : value);
  const long = fields(
    [0x0606_4b50, 4],
    [44, 8],
    [madeByUnix | versions.long, 2],
    [versions.long, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [bytes, 8],
    [at, 8],
  );
  const locator = fields([0x0706_4b50, 4], [0, 4], [at + bytes, 8], [1, 4]);
  const files = short(count, manyFiles);
  const end = fields(
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    [files, 2],
    [files, 2],
    [short(bytes, elsewhere), 4],
    [short(at, elsewhere), 4],
    [0, 2],
  );
  return isLong ? Buffer.concat([long, locator, end]) : end;
}

/**
 * Yields a ZIP of files as they are made, without compression: images and PDFs are compressed already (PKWARE
 * APPNOTE 6.3.10). Requests a file only after the previous one was read. Keeps some 150 bytes of each file in
 * memory, where archiver keeps some 8 KB (docs/adr/0016-data-export.md). Throws for a file of 4 GB or more;
 * the ZIP can have any length.
 */
export async function* zipStream(files: AsyncIterable<ZippedFile>, date: Date): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let recent: Buffer[] = [];
  let count = 0;
  let written = 0;
  for await (const { name: text, content } of files) {
    const name = Buffer.from(text);
    const at = written;
    const whole = Buffer.isBuffer(content) ? content : undefined;
    const flags = utf8 | (whole ? 0 : factsFollow);
    let crc = whole ? crc32(whole) : 0;
    let size = whole?.length ?? 0;
    const header = localHeader({ name, flags, crc, size }, date);
    yield header;
    written += header.length;
    if (Buffer.isBuffer(content)) yield content;
    else {
      for await (const chunk of content) {
        crc = crc32(chunk, crc);
        size += chunk.length;
        yield chunk;
      }
    }
    if (size >= elsewhere) throw new Error('A file is too long for the ZIP');
    written += size;
    if (!whole) {
      const facts = fields([0x0807_4b50, 4], [crc, 4], [size, 4], [size, 4]);
      yield facts;
      written += facts.length;
    }
    recent.push(listed({ name, flags, crc, size, at }, date));
    count += 1;
    if (recent.length < mergedEntries) continue;
    list.push(Buffer.concat(recent));
    recent = [];
  }
  list.push(Buffer.concat(recent));
  yield* list;
  yield endOf({ count, at: written, bytes: list.reduce((sum, { length }) => sum + length, 0) });
}
