import { crc32 } from 'node:zlib';

/** A file of a ZIP: its bytes, or a stream of them for one too long to hold. */
export type ZippedFile = { name: string; content: Buffer | AsyncIterable<Buffer> };

/** What the list at the end says of a file. */
type Entry = { name: Buffer; flags: number; crc: number; size: number; at: number };

/** Stands in a field of 32 or 16 bits for a value that has 64 elsewhere. */
const elsewhere = 0xffff_ffff;
const manyFiles = 0xffff;

/** Names are UTF-8; of a stream, checksum and size follow its bytes. */
const utf8 = 0x0800;
const factsFollow = 0x0008;
const versions = { stored: 20, long: 45 };
/** An ordinary file of Unix that its owner may read and write. */
const madeByUnix = 3 << 8;
const fileMode = 0o100644 * 0x1_0000;

/** Entries of the list are merged by so many: small buffers cost more than they hold. */
const mergedEntries = 1_000;

/** Numbers one after the other, little-endian, each with its bytes. */
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

/** Time and day as ZIP has them: two seconds, and years since 1980. */
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

/** The end of a ZIP whose list of `count` files is at `at`; with 64 bits where 32 or 16 do not do. */
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
 * A ZIP of files as they come, nothing compressed: images and PDFs are that already (PKWARE's APPNOTE 6.3.10). Asks for
 * the next file when the one before was read; what is kept of each is its entry in the list, some 150 bytes.
 * A file has less than 4 GB; the ZIP may have any length.
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
