import { crc32 } from 'node:zlib';

/*
 * Changes of a ZIP that leave the files in it as they are for a reader that trusts its end record, and that other programs read
 * in another way.
 */

const endSize = 22;

type Parts = { members: Buffer; directory: Buffer; end: Buffer };

function partsOf(zip: Buffer): Parts {
  const end = zip.subarray(zip.length - endSize);
  const from = end.readUInt32LE(16);
  return { members: zip.subarray(0, from), directory: zip.subarray(from, from + end.readUInt32LE(12)), end };
}

/** Returns an end record of a directory at another place. */
function endOf(end: Buffer, from: number, size = end.readUInt32LE(12)): Buffer {
  const copy = Buffer.from(end);
  copy.writeUInt32LE(size, 12);
  copy.writeUInt32LE(from, 16);
  return copy;
}

/** Returns the entries of a directory, each whole. */
function entriesIn(directory: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  for (let at = 0; at + 46 <= directory.length; ) {
    const size =
      46 +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
    entries.push(Buffer.from(directory.subarray(at, at + size)));
    at += size;
  }
  return entries;
}

/** Returns entries whose members begin later in the file. */
const moved = (entries: readonly Buffer[], by: number): Buffer[] =>
  entries.map((entry) => {
    const copy = Buffer.from(entry);
    copy.writeUInt32LE(copy.readUInt32LE(42) + by, 42);
    return copy;
  });

/** Returns the ZIP with all of it a second time behind it, of which the end record names the first directory. */
export function appendedDirectory(zip: Buffer): Buffer {
  const { members, directory, end } = partsOf(zip);
  const forged = Buffer.concat(moved(entriesIn(directory), members.length + directory.length));
  return Buffer.concat([members, directory, members, forged, endOf(end, members.length)]);
}

/** Returns the ZIP with the name of its first file in a Unicode path field (0x7075) of its second. */
export function withUnicodePath(zip: Buffer): Buffer {
  const { members, directory, end } = partsOf(zip);
  const [first, second, ...others] = entriesIn(directory);
  if (!first || !second) throw new Error('The ZIP has fewer than two files');
  const nameOf = (entry: Buffer) => entry.subarray(46, 46 + entry.readUInt16LE(28));
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + nameOf(first).length, 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(nameOf(second)), 5);
  const extra = Buffer.concat([field, nameOf(first)]);
  const head = Buffer.from(second.subarray(0, 46 + nameOf(second).length));
  head.writeUInt16LE(second.readUInt16LE(30) + extra.length, 30);
  const longer = Buffer.concat([head, extra, second.subarray(head.length)]);
  const changed = Buffer.concat([first, longer, ...others]);
  return Buffer.concat([members, changed, endOf(end, members.length, changed.length)]);
}

/** Returns the ZIP with a copy of its first member before all others, which its directory does not list. */
export function hiddenMember(zip: Buffer): Buffer {
  const { members, directory, end } = partsOf(zip);
  const name = Buffer.from('entries/000099.json');
  const content = Buffer.from('{}');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  const hidden = Buffer.concat([header, name, content]);
  const shifted = Buffer.concat(moved(entriesIn(directory), hidden.length));
  return Buffer.concat([hidden, members, shifted, endOf(end, hidden.length + members.length)]);
}

export function withPrefix(zip: Buffer): Buffer {
  const { members, directory, end } = partsOf(zip);
  const prefix = Buffer.from('#!/bin/sh\n');
  const shifted = Buffer.concat(moved(entriesIn(directory), prefix.length));
  return Buffer.concat([prefix, members, shifted, endOf(end, prefix.length + members.length)]);
}

export function withComment(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(7, copy.length - 2);
  return Buffer.concat([copy, Buffer.from('comment')]);
}
