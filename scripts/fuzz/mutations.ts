import { crc32 } from 'node:zlib';
import fc from 'fast-check';

type Mutation = (file: Buffer, others: readonly Buffer[]) => Buffer;

/** Numbers at which readers of lengths and sizes go wrong. */
const edges = [
  0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff,
];

/** Pieces with a meaning to a reader: separators, ends, invisible characters, and bytes that are no UTF-8. */
const tokens = [
  '\0',
  '\n',
  '\r\n',
  '<<',
  '>>',
  'stream\n',
  'endobj',
  '%%EOF',
  '/Length 9',
  'PK\x05\x06',
  'IDAT',
  '-',
  '123-45-6789',
]
  .concat(['4111 1111 1111 1111', 'SSN', 'é', '\u202e', '\u200d', '１２３', '𝟙𝟚𝟛'])
  .map((token) => Buffer.from(token))
  .concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xda]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from([0xc3]),
  ]);

const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (file: Buffer, share: number) => Math.floor(share * file.length);

function inserted(file: Buffer, where: number, piece: Uint8Array): Buffer {
  return Buffer.concat([file.subarray(0, where), piece, file.subarray(where)]);
}

const flip = fc.tuple(place, fc.nat(7)).map(
  ([share, bit]): Mutation =>
    (file) => {
      const copy = Buffer.from(file);
      const where = at(file, share);
      copy[where] = (copy[where] ?? 0) ^ (1 << bit);
      return copy;
    },
);

const number = fc.tuple(place, fc.constantFrom(...edges), fc.constantFrom(1, 2, 4), fc.boolean()).map(
  ([share, value, bytes, isLittle]): Mutation =>
    (file) => {
      const copy = Buffer.from(file);
      const where = at(file, share);
      if (where + bytes > file.length) return copy;
      const fitting = value % 2 ** (8 * bytes);
      if (isLittle) copy.writeUIntLE(fitting, where, bytes);
      else copy.writeUIntBE(fitting, where, bytes);
      return copy;
    },
);

const cut = fc.tuple(place, place).map(
  ([one, other]): Mutation =>
    (file) => {
      const [from, to] = [at(file, Math.min(one, other)), at(file, Math.max(one, other))];
      return Buffer.concat([file.subarray(0, from), file.subarray(to)]);
    },
);

const repeat = fc.tuple(place, fc.integer({ min: 1, max: 64 }), fc.integer({ min: 2, max: 2_000 })).map(
  ([share, length, times]): Mutation =>
    (file) => {
      const where = at(file, share);
      const piece = file.subarray(where, where + length);
      return inserted(file, where, Buffer.concat(Array<Buffer>(times).fill(piece)));
    },
);

const token = fc.tuple(place, fc.constantFrom(...tokens), fc.integer({ min: 1, max: 300 })).map(
  ([share, piece, times]): Mutation =>
    (file) =>
      inserted(file, at(file, share), Buffer.concat(Array<Buffer>(times % 4 === 0 ? times : 1).fill(piece))),
);

const splice = fc.tuple(place, place, fc.nat()).map(
  ([mine, theirs, which]): Mutation =>
    (file, others) => {
      const other = others[which % others.length] ?? file;
      return Buffer.concat([file.subarray(0, at(file, mine)), other.subarray(at(other, theirs))]);
    },
);

const noise = fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(
  ([share, bytes]): Mutation =>
    (file) =>
      inserted(file, at(file, share), bytes),
);

/** Writes the checksums of a PNG's chunks again: a reader refuses the others before it reads what was mutated. */
function withChecksums(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  for (let start = 8; start + 12 <= copy.length; ) {
    const end = start + 8 + copy.readUInt32BE(start);
    if (end + 4 > copy.length) break;
    copy.writeUInt32BE(crc32(copy.subarray(start + 4, end)), end);
    start = end + 4;
  }
  return copy;
}

const isPng = (file: Buffer) => file.subarray(1, 4).toString('latin1') === 'PNG';

/** Makes inputs of a corpus of real files by up to eight mutations of one of them. Half of the PNGs get right checksums. */
export function mutated(corpus: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const mutations = fc.array(fc.oneof(flip, flip, number, number, cut, repeat, token, splice, noise), {
    minLength: 1,
    maxLength: 8,
  });
  return fc.tuple(fc.constantFrom(...corpus), mutations, fc.boolean()).map(([file, changes, repairs]) => {
    const changed = changes.reduce((now, change) => change(now, corpus), file);
    return repairs && isPng(changed) ? withChecksums(changed) : changed;
  });
}
