import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { type Around, type Header, longEnd, numbers, type Part, partsIn, rawZip } from './raw-zip.ts';

type Mutation = (parts: Part[]) => void;

const edges = [0, 1, 8, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_fffe, 0xffff_ffff];
const numbered = ['madeBy', 'version', 'flags', 'method', 'time', 'crc', 'packed', 'size', 'disk', 'internal']
  .concat(['external', 'at'])
  .map((name) => name as Exclude<keyof Header, 'name' | 'extra' | 'comment'>);

const path = 'entries/000002.json';
const unicodePath = Buffer.concat([Buffer.from([1]), numbers([crc32(path), 4]), Buffer.from(path)]);
const extras = [
  numbers([1, 2], [8, 2], [0, 8]),
  numbers([1, 2], [16, 2], [382, 8], [382, 8]),
  numbers([1, 2], [24, 2], [382, 8], [382, 8], [0, 8]),
  numbers([1, 2], [0xffff, 2]),
  Buffer.concat([numbers([0x7075, 2], [unicodePath.length, 2]), unicodePath]),
  Buffer.from([0]),
];
const names = ['', '/', '../x', 'a\\b', path, path.toUpperCase(), 'entries', 'é', 'e\u0301'];
const pieces = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06', 'PK\x07\x08', 'x'].map((text) =>
  Buffer.from(text, 'latin1'),
);

const which = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const sides = fc.constantFrom('local', 'listed', 'both');
const number = fc.oneof(fc.constantFrom(...edges), fc.nat(5_000));

/** Changes one of the parts, if there are any. */
const ofPart = (share: number, change: (part: Part, parts: Part[], at: number) => void): Mutation => {
  return (parts) => {
    const at = Math.floor(share * parts.length);
    const part = parts[at];
    if (part) change(part, parts, at);
  };
};

const headers = (part: Part, side: string): Header[] => [
  ...(side === 'listed' ? [] : [part.local]),
  ...(side === 'local' || !part.listed ? [] : [part.listed]),
];

const setting = (fields: fc.Arbitrary<Partial<Header>>) =>
  fc.tuple(which, sides, fields).map(([share, side, changed]) =>
    ofPart(share, (part) => {
      for (const header of headers(part, side)) Object.assign(header, changed);
    }),
  );

const buffers = (of: readonly (Buffer | string)[]) =>
  fc.constantFrom(...of.map((one) => Buffer.from(one as string)));

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  setting(fc.tuple(fc.constantFrom(...numbered), number).map(([name, value]) => ({ [name]: value }))),
  setting(buffers(extras).map((extra) => ({ extra }))),
  setting(buffers(names).map((name) => ({ name }))),
  setting(buffers(pieces).map((comment) => ({ comment }))),
  fc.tuple(which, buffers(pieces)).map(([share, piece]) => ofPart(share, (part) => (part.before = piece))),
  fc
    .tuple(which, buffers(pieces))
    .map(([share, piece]) => ofPart(share, (part) => (part.content = Buffer.concat([part.content, piece])))),
  which.map((share) => ofPart(share, (part) => (part.listed = undefined))),
  which.map((share) => ofPart(share, (_, parts, at) => parts.splice(at, 1))),
  fc.tuple(which, which).map(([share, to]) =>
    ofPart(share, ({ local, listed, ...part }, parts) => {
      const copy = { ...part, local: { ...local }, listed: listed && { ...listed } };
      parts.splice(Math.floor(to * (parts.length + 1)), 0, copy);
    }),
  ),
  fc.tuple(which, which).map(([share, to]) =>
    ofPart(share, (part, parts, at) => {
      parts.splice(at, 1);
      parts.splice(Math.floor(to * (parts.length + 1)), 0, part);
    }),
  ),
);

const around: fc.Arbitrary<Around> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  buffers(pieces).map((comment) => ({ comment })),
  buffers(pieces).map((after) => ({ after })),
  buffers(pieces).map((beforeDirectory) => ({ beforeDirectory })),
  fc
    .tuple(
      fc.constantFrom('disk', 'directoryDisk', 'countHere', 'count', 'bytes', 'at', 'commentLength'),
      number,
    )
    .map(([name, value]) => ({ end: { [name]: value } })),
  fc.tuple(number, number, number).map(([count, bytes, at]) => ({
    afterDirectory: longEnd({ count, bytes, at }),
    end: { countHere: 0xffff, count: 0xffff, bytes: 0xffff_ffff, at: 0xffff_ffff },
  })),
);

/** Makes ZIPs whose records lie: other fields, files that are hidden, moved, or twice, and bytes around them. */
export function mutatedZips(corpus: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const mutations = fc.array(mutation, { minLength: 0, maxLength: 3 });
  return fc.tuple(fc.constantFrom(...corpus), mutations, around).map(([zip, changes, outside]) => {
    const parts = partsIn(zip);
    for (const change of changes) change(parts);
    return rawZip(parts, outside);
  });
}
