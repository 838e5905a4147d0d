import { crc32 } from 'node:zlib';

/*
 * Writes any ZIP, also false ones, for tests and mutations of the reader. It shares nothing with the product's writers
 * (shared/evidence/zip-records.ts), so that both are compared with PKWARE APPNOTE 6.3.10 and not with each other.
 */

/** The content of a header. Local headers have no `madeBy`, `comment`, `disk`, `internal`, `external`, and `at`. */
export type Header = {
  madeBy: number;
  version: number;
  flags: number;
  method: number;
  time: number;
  crc: number;
  packed: number;
  size: number;
  name: Buffer;
  extra: Buffer;
  comment: Buffer;
  disk: number;
  internal: number;
  external: number;
  /** Undefined for the true position. */
  at: number | undefined;
};

/** A file of a ZIP. One without a listed header is hidden from readers of the directory. */
export type Part = {
  /** Bytes before the local header. */
  before: Buffer;
  local: Header;
  /** Content, and what follows it. */
  content: Buffer;
  listed: Header | undefined;
};

/** Bytes around the files, and false values in the end record. */
export type Around = {
  beforeDirectory?: Buffer;
  afterDirectory?: Buffer;
  comment?: Buffer;
  after?: Buffer;
  end?: Partial<
    Record<'disk' | 'directoryDisk' | 'countHere' | 'count' | 'bytes' | 'at' | 'commentLength', number>
  >;
};

const nothing = Buffer.alloc(0);

/** Returns a file in the form that the service writes. `time` is in DOS form. */
export function partOf(name: string, content: Buffer, time = 0x5d75_43c7): Part {
  const header: Header = {
    madeBy: (3 << 8) | 45,
    version: 10,
    flags: /^[\0-\x7f]*$/.test(name) ? 0 : 0x0800,
    method: 0,
    time,
    crc: crc32(content),
    packed: content.length,
    size: content.length,
    name: Buffer.from(name),
    extra: nothing,
    comment: nothing,
    disk: 0,
    internal: 0,
    external: 0o100644 * 0x1_0000 + 0x20,
    at: undefined,
  };
  return { before: nothing, local: header, content, listed: { ...header } };
}

/** Returns the files of a ZIP in the form that the service writes, as parts that can be changed. Checksums are recalculated. */
export function partsIn(zip: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x0403_4b50; ) {
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const end = nameEnd + zip.readUInt32LE(at + 18);
    const name = zip.subarray(at + 30, nameEnd).toString();
    parts.push(partOf(name, zip.subarray(nameEnd, end), zip.readUInt32LE(at + 10)));
    at = end;
  }
  return parts;
}

/** Returns numbers in a row, little-endian. Numbers that do not fit are cut. */
export function numbers(...values: [value: number, bytes: 2 | 4 | 8][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(8);
      buffer.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)));
      return buffer.subarray(0, bytes);
    }),
  );
}

const common = ({ version, flags, method, time, crc, packed, size, name, extra }: Header) =>
  Buffer.concat([
    numbers([version, 2], [flags, 2], [method, 2], [time, 4], [crc, 4], [packed, 4], [size, 4]),
    numbers([name.length, 2], [extra.length, 2]),
  ]);

const localHeader = (header: Header) =>
  Buffer.concat([numbers([0x0403_4b50, 4]), common(header), header.name, header.extra]);

const listedHeader = (header: Header, at: number) =>
  Buffer.concat([
    numbers([0x0201_4b50, 4], [header.madeBy, 2]),
    common(header),
    numbers([header.comment.length, 2], [header.disk, 2], [header.internal, 2], [header.external, 4]),
    numbers([header.at ?? at, 4]),
    header.name,
    header.extra,
    header.comment,
  ]);

/** Returns a ZIP of parts in this order. */
export function rawZip(parts: readonly Part[], around: Around = {}): Buffer {
  const written: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const local = localHeader(part.local);
    written.push(part.before, local, part.content);
    if (part.listed) listed.push(listedHeader(part.listed, at + part.before.length));
    at += part.before.length + local.length + part.content.length;
  }
  const { beforeDirectory = nothing, afterDirectory = nothing, comment = nothing, after = nothing } = around;
  const directory = Buffer.concat(listed);
  const says = {
    disk: 0,
    directoryDisk: 0,
    countHere: listed.length,
    count: listed.length,
    bytes: directory.length,
    at: at + beforeDirectory.length,
    commentLength: comment.length,
    ...around.end,
  };
  const end = numbers(
    ...([
      [0x0605_4b50, 4],
      [says.disk, 2],
      [says.directoryDisk, 2],
    ] as [number, 2 | 4][]),
    ...([
      [says.countHere, 2],
      [says.count, 2],
      [says.bytes, 4],
    ] as [number, 2 | 4][]),
    ...([
      [says.at, 4],
      [says.commentLength, 2],
    ] as [number, 2 | 4][]),
  );
  return Buffer.concat([...written, beforeDirectory, directory, afterDirectory, end, comment, after]);
}

/** Returns the zip64 records that say where a directory is, as they are between it and the end record. */
export const longEnd = ({ count, bytes, at }: { count: number; bytes: number; at: number }) =>
  Buffer.concat([
    numbers([0x0606_4b50, 4], [44, 8], [(3 << 8) | 45, 2], [45, 2], [0, 4], [0, 4]),
    numbers([count, 8], [count, 8], [bytes, 8], [at, 8]),
    numbers([0x0706_4b50, 4], [0, 4], [at + bytes, 8], [1, 4]),
  ]);
