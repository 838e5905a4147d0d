import { inflating } from './inflate.ts';
import { UnreadableFile } from './read-value.ts';

/** A file on a disk or in a browser, read piece by piece, so that its size does not matter. */
export type RandomAccess = {
  size: number;
  /** Returns the bytes from `from` up to but not including `to`, which both lie in the file. */
  read: (from: number, to: number) => Promise<Uint8Array>;
};

/** The files of a ZIP. */
export type ZipFile = {
  /** Names in the order of the list at the end of the ZIP. A name that occurs twice is in here twice. */
  names: readonly string[];
  has: (name: string) => boolean;
  /** Yields a file in pieces. Throws UnreadableFile if there is none, or if it is damaged. */
  contents: (name: string) => AsyncGenerator<Uint8Array>;
  /** Returns a file of at most `limit` bytes. Throws UnreadableFile, as `contents` does. */
  whole: (name: string, limit?: number) => Promise<Uint8Array>;
};

type Entry = { name: string; method: number; size: number; at: number };

const signatures = { local: 0x0403_4b50, listed: 0x0201_4b50, end: 0x0605_4b50, end64: 0x0606_4b50 };
const endSize = 22;
const longestComment = 0xffff;
const elsewhere = 0xffff_ffff;
const pieceSize = 1024 * 1024;

const damaged = () => new UnreadableFile('The ZIP is damaged.');

/** Reads numbers of a structure, little-endian. */
function fieldsOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    two: (at: number) => view.getUint16(at, true),
    four: (at: number) => view.getUint32(at, true),
    eight: (at: number) => {
      const value = view.getBigUint64(at, true);
      if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged();
      return Number(value);
    },
  };
}

type List = { from: number; size: number; count: number };

/** Returns where the list of files is, from the record at the end. */
async function listOf(file: RandomAccess): Promise<List> {
  const from = Math.max(0, file.size - endSize - longestComment);
  const tail = await file.read(from, file.size);
  const fields = fieldsOf(tail);
  for (let at = tail.length - endSize; at >= 0; at -= 1) {
    const isEnd = fields.four(at) === signatures.end && at + endSize + fields.two(at + 20) === tail.length;
    if (!isEnd) continue;
    const list = { from: fields.four(at + 16), size: fields.four(at + 12), count: fields.two(at + 10) };
    const isLong = list.from === elsewhere || list.size === elsewhere || list.count === 0xffff;
    if (!isLong) return list;
    // The locator of the longer record lies just before, and has the record's position.
    const longer = fieldsOf(await file.read(from + at - 20, from + at)).eight(8);
    const record = fieldsOf(await file.read(longer, longer + 56));
    if (record.four(0) !== signatures.end64) throw damaged();
    return { from: record.eight(48), size: record.eight(40), count: record.eight(32) };
  }
  throw new UnreadableFile('This file is not a ZIP.');
}

/** Returns the 64-bit values in the extra field of a listed file, in their order. */
function longValues(extra: Uint8Array): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const fields = fieldsOf(extra);
    const size = fields.two(at + 2);
    if (fields.two(at) === 1) {
      return Array.from({ length: Math.floor(size / 8) }, (_, one) => fields.eight(at + 4 + one * 8));
    }
    at += 4 + size;
  }
  return [];
}

function entriesIn(bytes: Uint8Array, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    const fields = fieldsOf(bytes.subarray(at));
    if (fields.four(0) !== signatures.listed || (fields.two(8) & 1) !== 0) throw damaged();
    const nameEnd = at + 46 + fields.two(28);
    const extraEnd = nameEnd + fields.two(30);
    const long = longValues(bytes.subarray(nameEnd, extraEnd));
    const value = (short: number) => (short === elsewhere ? (long.shift() ?? short) : short);
    // In this order: unpacked size, packed size, position (APPNOTE 4.5.3).
    value(fields.four(24));
    const size = value(fields.four(20));
    entries.push({
      name: new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 46, nameEnd)),
      method: fields.two(10),
      size,
      at: value(fields.four(42)),
    });
    at = extraEnd + fields.two(32);
  }
  if (at !== bytes.length) throw damaged();
  return entries;
}

async function* pieces(file: RandomAccess, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += pieceSize) yield file.read(at, Math.min(to, at + pieceSize));
}

async function* contentsOf(file: RandomAccess, entry: Entry): AsyncGenerator<Uint8Array> {
  const header = fieldsOf(await file.read(entry.at, entry.at + 30));
  const nameEnd = entry.at + 30 + header.two(26);
  const name = new TextDecoder().decode(await file.read(entry.at + 30, nameEnd));
  // Programs that read a ZIP from its beginning would see another name.
  if (header.four(0) !== signatures.local || name !== entry.name) throw damaged();
  const from = nameEnd + header.two(28);
  const packed = pieces(file, from, from + entry.size);
  if (entry.method === 0) yield* packed;
  else if (entry.method === 8) yield* inflating(packed, 'deflate-raw');
  else throw new UnreadableFile(`${entry.name} is compressed in an unknown way.`);
}

/** At most this many bytes are read of a file that has to be in memory as a whole. */
const largestWhole = 256 * 1024 * 1024;

/** Opens a ZIP. Throws UnreadableFile if it is none. */
export async function openZip(file: RandomAccess): Promise<ZipFile> {
  const bounded: RandomAccess = {
    size: file.size,
    read: async (from, to) => {
      if (from < 0 || from > to || to > file.size) throw damaged();
      return file.read(from, to);
    },
  };
  let entries: Entry[];
  try {
    const { from, size, count } = await listOf(bounded);
    entries = entriesIn(await bounded.read(from, from + size), count);
  } catch (cause) {
    throw cause instanceof RangeError || cause instanceof TypeError ? damaged() : cause;
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  async function* contents(name: string): AsyncGenerator<Uint8Array> {
    const entry = byName.get(name);
    if (!entry) throw new UnreadableFile(`${name} is missing.`);
    yield* contentsOf(bounded, entry);
  }
  return {
    names: entries.map(({ name }) => name),
    has: (name) => byName.has(name),
    contents,
    async whole(name, limit = largestWhole) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let size = 0;
      for await (const part of contents(name)) {
        size += part.length;
        if (size > limit) throw new UnreadableFile(`${name} is too large.`);
        parts.push(part.slice());
      }
      return new Uint8Array(await new Blob(parts).arrayBuffer());
    },
  };
}
