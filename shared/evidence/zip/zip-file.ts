import { sameBytes } from '../bytes.ts';
import { UnreadableFile } from '../read-value.ts';
import { crc32 } from './crc32.ts';
import { ZipNames } from './zip-names.ts';
import {
  type Directory,
  elsewhere,
  endRecords,
  listedHeader,
  localHeader,
  type Member,
  manyFiles,
} from './zip-records.ts';

/** A file on a disk or in a browser, read piece by piece, so that its size does not matter. */
export type RandomAccess = {
  size: number;
  /** Returns the bytes from `from` up to but not including `to`, which both lie in the file. */
  read: (from: number, to: number) => Promise<Uint8Array>;
};

/** The files of a ZIP. */
export type ZipFile = {
  /** Names in the order of the ZIP. */
  names: readonly string[];
  has: (name: string) => boolean;
  /** Yields a file in pieces. Throws UnreadableFile if there is none, or after the last piece if the checksum differs. */
  contents: (name: string) => AsyncGenerator<Uint8Array>;
  /** Returns a file of at most `limit` bytes. Throws UnreadableFile, as `contents` does. */
  whole: (name: string, limit?: number) => Promise<Uint8Array>;
};

/** Another program may show other files than ours in any ZIP that is not in the one form. */
const changed = () => new UnreadableFile('Another program has changed this ZIP.');

const shortEnd = 22;
const longEnd = 56;
const locator = 20;
const pieceSize = 1024 * 1024;

/** More than an export can have. Names are in memory. */
const mostFiles = 2_000_000;

/** At most this many bytes are read of a file that has to be in memory as a whole. */
const largestWhole = 256 * 1024 * 1024;

/** Headers that are read in parallel. */
const headersAtOnce = 64;

/** Reads numbers of a record, little-endian. */
function fieldsOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    two: (at: number) => view.getUint16(at, true),
    four: (at: number) => view.getUint32(at, true),
    eight: (at: number) => Number(view.getBigUint64(at, true)),
  };
}

/** Reads what follows the directory. */
async function directoryOf(file: RandomAccess): Promise<Directory> {
  if (file.size < shortEnd) throw changed();
  const tail = await file.read(Math.max(0, file.size - longEnd - locator - shortEnd), file.size);
  const end = fieldsOf(tail.subarray(-shortEnd));
  let directory = { count: end.two(10), bytes: end.four(12), at: end.four(16) };
  if (directory.count === manyFiles || directory.bytes === elsewhere || directory.at === elsewhere) {
    if (tail.length < longEnd + locator + shortEnd) throw changed();
    const long = fieldsOf(tail);
    directory = { count: long.eight(32), bytes: long.eight(40), at: long.eight(48) };
  }
  const { count, at, bytes } = directory;
  if (count > mostFiles || at + bytes > file.size) throw changed();
  const expected = endRecords(directory);
  const isEnd = at + bytes + expected.length === file.size;
  if (!isEnd || !sameBytes(tail.subarray(-expected.length), expected)) throw changed();
  return directory;
}

/** Reads the first record in a part of the directory. Returns undefined if it goes on after this part. */
function firstListed(part: Uint8Array): { member: Member; length: number } | undefined {
  if (part.length < 46) return undefined;
  const { two, four, eight } = fieldsOf(part);
  const nameEnd = 46 + two(28);
  const length = nameEnd + two(30);
  if (part.length < length) return undefined;
  const name = new TextDecoder('utf-8', { ignoreBOM: true }).decode(part.subarray(46, nameEnd));
  // In this order after the ID and length of the extra field: size, packed size, position (APPNOTE 4.5.3).
  const [isLong, isFar] = [four(24) === elsewhere, four(42) === elsewhere];
  const farAt = nameEnd + (isLong ? 20 : 4);
  if (nameEnd + (isLong ? 20 : 0) > length || (isFar && farAt + 8 > length)) throw changed();
  const member = {
    name,
    time: four(12),
    crc: four(16),
    size: isLong ? eight(nameEnd + 4) : four(24),
    at: isFar ? eight(farAt) : four(42),
  };
  const isExact = member.size <= Number.MAX_SAFE_INTEGER && member.at <= Number.MAX_SAFE_INTEGER;
  if (!isExact || !sameBytes(part.subarray(0, length), listedHeader(member))) throw changed();
  return { member, length };
}

/** Reads the directory. Its files fill the ZIP from the first byte to the directory, in this order. */
async function membersOf(file: RandomAccess, { count, at: from, bytes }: Directory): Promise<Member[]> {
  const members: Member[] = [];
  const names = new ZipNames();
  let next = 0;
  for (let at = from; at < from + bytes; ) {
    // A record has at most 65,535 bytes each of name and extra field, so a piece always has a whole one.
    const piece = await file.read(at, Math.min(from + bytes, at + pieceSize));
    let used = 0;
    for (let read = firstListed(piece); read; read = firstListed(piece.subarray(used))) {
      const { member, length } = read;
      if (member.at !== next || !names.add(member.name)) throw changed();
      members.push(member);
      next += localHeader(member).length + member.size;
      used += length;
    }
    if (used === 0 || members.length > count) throw changed();
    at += used;
  }
  if (members.length !== count || next !== from) throw changed();
  return members;
}

/** Throws unless each file has the local header that follows from its record in the directory. */
async function checkLocalHeaders(file: RandomAccess, members: readonly Member[]): Promise<void> {
  for (let from = 0; from < members.length; from += headersAtOnce) {
    const some = members.slice(from, from + headersAtOnce);
    const areSame = await Promise.all(
      some.map(async (member) => {
        const expected = localHeader(member);
        return sameBytes(await file.read(member.at, member.at + expected.length), expected);
      }),
    );
    if (areSame.includes(false)) throw changed();
  }
}

async function* contentsOf(file: RandomAccess, member: Member): AsyncGenerator<Uint8Array> {
  const from = member.at + localHeader(member).length;
  const to = from + member.size;
  let crc = 0;
  for (let at = from; at < to; at += pieceSize) {
    const piece = await file.read(at, Math.min(to, at + pieceSize));
    crc = crc32(piece, crc);
    yield piece;
  }
  if (crc !== member.crc) throw changed();
}

/**
 * Opens a ZIP in the one form that the service writes (docs/evidence.md, "The ZIP"): every byte belongs to a file, to its header, to
 * the directory, or to the end. Throws UnreadableFile for any other.
 */
export async function openZip(file: RandomAccess): Promise<ZipFile> {
  const members = await membersOf(file, await directoryOf(file));
  await checkLocalHeaders(file, members);
  const byName = new Map(members.map((member) => [member.name, member]));
  const memberOf = (name: string) => {
    const member = byName.get(name);
    if (!member) throw new UnreadableFile(`${name} is missing.`);
    return member;
  };
  async function* contents(name: string): AsyncGenerator<Uint8Array> {
    yield* contentsOf(file, memberOf(name));
  }
  return {
    names: members.map(({ name }) => name),
    has: (name) => byName.has(name),
    contents,
    async whole(name, limit = largestWhole) {
      const { size } = memberOf(name);
      if (size > limit) throw new UnreadableFile(`${name} is too large.`);
      const bytes = new Uint8Array(size);
      let at = 0;
      for await (const piece of contents(name)) {
        bytes.set(piece, at);
        at += piece.length;
      }
      return bytes;
    },
  };
}
