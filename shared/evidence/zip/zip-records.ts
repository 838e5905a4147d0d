/*
 * The records of a ZIP in the one form that the service writes and verifiers accept (docs/evidence.md, "The ZIP"; PKWARE
 * APPNOTE 6.3.10). All follow from a few facts about each file, so a verifier compares bytes instead of judging fields.
 */

/** A file of a ZIP, as its records describe it. */
export type Member = {
  name: string;
  /** Day and time in DOS form: the day in the upper 16 bits. */
  time: number;
  crc: number;
  size: number;
  /** Position of its local header. */
  at: number;
};

/** Where the directory is, and how many files it lists. */
export type Directory = { count: number; at: number; bytes: number };

const signatures = {
  local: 0x0403_4b50,
  listed: 0x0201_4b50,
  end: 0x0605_4b50,
  longEnd: 0x0606_4b50,
  locator: 0x0706_4b50,
};

/** Marks a field of 32 or 16 bits whose value is in a field of 64 bits. */
export const elsewhere = 0xffff_ffff;
export const manyFiles = 0xffff;

/** A regular file on Unix that its owner can write (100644), marked for archiving; and made by a Unix program. */
const attributes = 0x81a4_0020;
const madeBy = 0x0300 | 45;
const versions = { stored: 10, long: 45 };
const longValues = 1;

type Field = [value: number, bytes: 2 | 4 | 8];

/** Returns numbers in a row, little-endian, and then bytes. */
function record(fields: readonly Field[], ...rest: Uint8Array[]): Uint8Array {
  const size = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const bytes = new Uint8Array(rest.reduce((sum, { length }) => sum + length, size));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, length] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  for (const part of rest) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The fields that local header and directory share, from the version on; the extra field of each; and the name. */
function shared({ name: text, time, crc, size, at }: Member) {
  const name = new TextEncoder().encode(text);
  const [isLong, isFar] = [size >= elsewhere, at >= elsewhere];
  const sizes: Field[] = isLong
    ? [
        [size, 8],
        [size, 8],
      ]
    : [];
  const position: Field[] = isFar ? [[at, 8]] : [];
  const extra = (values: readonly Field[]) =>
    record(values.length === 0 ? [] : [[longValues, 2], [8 * values.length, 2], ...values]);
  const listed = extra([...sizes, ...position]);
  const local = extra(sizes);
  const shown = isLong ? elsewhere : size;
  const fields = (extraBytes: number): Field[] => [
    [isLong || isFar ? versions.long : versions.stored, 2],
    // Bit 11: the name is UTF-8. A name in ASCII needs no mark.
    [name.length === text.length ? 0 : 0x0800, 2],
    // Stored.
    [0, 2],
    [time, 4],
    [crc, 4],
    [shown, 4],
    [shown, 4],
    [name.length, 2],
    [extraBytes, 2],
  ];
  return { name, fields, local, listed, at: isFar ? elsewhere : at };
}

/** Returns the local header of a file. Its content follows. */
export function localHeader(member: Member): Uint8Array {
  const { name, fields, local } = shared(member);
  return record([[signatures.local, 4], ...fields(local.length)], name, local);
}

/** Returns the record of a file in the directory. */
export function listedHeader(member: Member): Uint8Array {
  const { name, fields, listed, at } = shared(member);
  const start: Field[] = [[signatures.listed, 4], [madeBy, 2], ...fields(listed.length)];
  // No comment, the first disk, no internal attributes.
  return record([...start, [0, 2], [0, 2], [0, 2], [attributes, 4], [at, 4]], name, listed);
}

/** Returns what follows the directory. It uses 64 bits where 32 or 16 are too few. */
export function endRecords({ count, at, bytes }: Directory): Uint8Array {
  const isLong = count >= manyFiles || at >= elsewhere || bytes >= elsewhere;
  const short = (value: number, most: number) => (isLong ? most : value);
  const end = record([
    ...([
      [signatures.end, 4],
      [0, 2],
      [0, 2],
    ] as Field[]),
    ...([
      [short(count, manyFiles), 2],
      [short(count, manyFiles), 2],
    ] as Field[]),
    ...([
      [short(bytes, elsewhere), 4],
      [short(at, elsewhere), 4],
      [0, 2],
    ] as Field[]),
  ]);
  if (!isLong) return end;
  const long = record([
    ...([
      [signatures.longEnd, 4],
      [44, 8],
      [madeBy, 2],
      [versions.long, 2],
      [0, 4],
      [0, 4],
    ] as Field[]),
    ...([
      [count, 8],
      [count, 8],
      [bytes, 8],
      [at, 8],
    ] as Field[]),
  ]);
  const locator = record([
    [signatures.locator, 4],
    [0, 4],
    [at + bytes, 8],
    [1, 4],
  ]);
  return record([], long, locator, end);
}
