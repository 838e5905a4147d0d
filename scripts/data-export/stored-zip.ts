import { type FileHandle, open } from 'node:fs/promises';

/** Names and contents of the files in a ZIP that compresses nothing. */
export type StoredZip = {
  names: string[];
  has: (name: string) => boolean;
  read: (name: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

type Entry = { name: string; size: number; headerAt: number };

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const locatorBytes = 20;
const entryBytes = 46;
const headerBytes = 30;
/** Stands in a field of 32 bits for a value that has 64 elsewhere. */
const elsewhere = 0xffffffff;
const longestComment = 0xffff;

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead !== length) throw new Error('The ZIP is cut off');
  return buffer;
}

/** Where the list of files is, and how long. */
async function directoryOf(file: FileHandle): Promise<{ at: number; bytes: number }> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, endBytes + longestComment);
  const tail = await bytesAt(file, size - tailBytes, tailBytes);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || tail.readUInt32LE(end) !== endSignature) throw new Error('This is no ZIP');
  const found = { bytes: tail.readUInt32LE(end + 12), at: tail.readUInt32LE(end + 16) };
  const isLong =
    found.at === elsewhere || found.bytes === elsewhere || tail.readUInt16LE(end + 10) === 0xffff;
  if (!isLong) return found;
  const locator = await bytesAt(file, size - tailBytes + end - locatorBytes, locatorBytes);
  const end64 = await bytesAt(file, Number(locator.readBigUInt64LE(8)), 56);
  if (end64.readUInt32LE(0) !== end64Signature) throw new Error('The ZIP has no end');
  return { bytes: Number(end64.readBigUInt64LE(40)), at: Number(end64.readBigUInt64LE(48)) };
}

/** The 64-bit values of an entry that do not fit its own fields, in their order. */
function longValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
        Number(extra.readBigUInt64LE(at + 4 + index * 8)),
      );
    }
    at += 4 + length;
  }
  return [];
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (directory.readUInt32LE(at) !== entrySignature) throw new Error('The list of the ZIP is damaged');
    if (directory.readUInt16LE(at + 10) !== 0) throw new Error('The ZIP is compressed');
    const nameEnd = at + entryBytes + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const long = longValues(directory.subarray(nameEnd, extraEnd));
    const [size = 0, , headerAt = 0] = [24, 20, 42].map((field) => {
      const value = directory.readUInt32LE(at + field);
      return value === elsewhere ? (long.shift() ?? 0) : value;
    });
    entries.push({ name: directory.toString('utf8', at + entryBytes, nameEnd), size, headerAt });
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Opens a ZIP on disk. Its files are read one at a time, so that its length does not matter. */
export async function openZip(path: string): Promise<StoredZip> {
  const file = await open(path);
  const { at, bytes } = await directoryOf(file);
  const entries = entriesOf(await bytesAt(file, at, bytes));
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    names: entries.map(({ name }) => name),
    has: (name) => byName.has(name),
    async read(name) {
      const entry = byName.get(name);
      if (!entry) throw new Error(`The ZIP has no ${name}`);
      const header = await bytesAt(file, entry.headerAt, headerBytes);
      const skip = headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
      return bytesAt(file, entry.headerAt + skip, entry.size);
    },
    close: () => file.close(),
  };
}
