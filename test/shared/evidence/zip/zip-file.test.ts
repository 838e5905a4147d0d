import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type Around,
  type Header,
  longEnd,
  numbers,
  type Part,
  partOf,
  rawZip,
} from '#scripts/fuzz/raw-zip.ts';
import { openZip } from '#shared/evidence/zip/zip-file.ts';
import { endRecords, listedHeader, localHeader } from '#shared/evidence/zip/zip-records.ts';
import { inMemory, zipOf } from '#test/support/evidence-export.ts';

const changed = 'Another program has changed this ZIP.';

const texts = [
  ['entries/000001.json', '{"fee":15}'],
  ['entries/000002.json', '{"fee":20}'],
  ['empty', ''],
  ['Zoë.txt', 'a name with more than ASCII'],
] as const;
const genuine = (): Part[] => texts.map(([name, text]) => partOf(name, Buffer.from(text)));
const forged = (): Part[] => texts.map(([name, text]) => partOf(name, Buffer.from(text.replace('5', '9'))));

/** Returns the genuine ZIP with changes of its second file, in both headers or in one. */
function withSecond(both: Partial<Header>, where: 'both' | 'local' | 'listed' = 'both', around: Around = {}) {
  const parts = genuine();
  const part = parts[1] as Part & { listed: Header };
  if (where !== 'listed') Object.assign(part.local, both);
  if (where !== 'local') Object.assign(part.listed, both);
  return rawZip(parts, around);
}

/** Returns the genuine ZIP with one more file after the first. */
function withMore(more: Part): Buffer {
  const [first, ...rest] = genuine() as [Part, ...Part[]];
  return rawZip([first, more, ...rest]);
}

const named = (name: string | Buffer) => {
  const part = partOf('x', Buffer.from('content'));
  const bytes = Buffer.from(name as string);
  const flags = bytes.some((byte) => byte > 0x7f) ? 0x0800 : 0;
  Object.assign(part.local, { name: bytes, flags });
  Object.assign(part.listed ?? {}, { name: bytes, flags });
  return part;
};

/** Reads everything, as a check of a whole file does. */
async function contentsOf(bytes: Uint8Array): Promise<[string, string][]> {
  const zip = await openZip(inMemory(bytes));
  const contents: [string, string][] = [];
  for (const name of zip.names) contents.push([name, Buffer.from(await zip.whole(name)).toString()]);
  return contents;
}

/** Bytes of the genuine files without directory and end. */
const filesOnly = (parts: Part[]) =>
  rawZip(parts.map((part) => ({ ...part, listed: undefined }))).subarray(0, -22);

function unicodePath(name: string, path: string): Buffer {
  const field = Buffer.concat([Buffer.from([1]), numbers([crc32(name), 4]), Buffer.from(path)]);
  return Buffer.concat([numbers([0x7075, 2], [field.length, 2]), field]);
}

/** Two whole sets of files in one ZIP, of which the end record names the genuine one. */
function twoDirectories(): Buffer {
  const good = rawZip(genuine()).subarray(0, -22);
  const length = filesOnly(genuine()).length;
  const bad = rawZip(forged());
  const end = Buffer.from(bad.subarray(-22));
  end.writeUInt32LE(length, 16);
  return Buffer.concat([good, bad.subarray(0, -22), end]);
}

const descriptor = (text: string, hasSignature: boolean) => {
  const facts = numbers([crc32(text), 4], [text.length, 4], [text.length, 4]);
  return hasSignature ? Buffer.concat([numbers([0x0807_4b50, 4]), facts]) : facts;
};

function withDescriptor(isSigned: boolean): Buffer {
  const parts = genuine();
  const second = parts[1] as Part & { listed: Header };
  Object.assign(second.local, { flags: 8, crc: 0, size: 0, packed: 0 });
  second.listed.flags = 8;
  second.content = Buffer.concat([second.content, descriptor('{"fee":20}', isSigned)]);
  return rawZip(parts);
}

function deflated(rest: Buffer = Buffer.alloc(0)): Buffer {
  const parts = genuine();
  const second = parts[1] as Part & { listed: Header };
  const packed = Buffer.concat([deflateRawSync(second.content), rest]);
  for (const header of [second.local, second.listed]) {
    Object.assign(header, { method: 8, version: 20, packed: packed.length });
  }
  second.content = packed;
  return rawZip(parts);
}

/** A file whose content is what a reader from the first byte takes for the next file. */
function overlapping(): Buffer {
  const inner = partOf('entries/000001.json', Buffer.from('{"fee":90}'));
  const outer = partOf('notes.txt', filesOnly([inner]));
  const parts = [outer, ...genuine()];
  const [, first] = parts as [Part, Part];
  // The directory's first entry is the one inside of the notes.
  if (first.listed) {
    Object.assign(first.listed, { at: 30 + 'notes.txt'.length, crc: crc32('{"fee":90}') });
  }
  return rawZip(parts);
}

function swappedDirectory(): Buffer {
  const [first, second, ...rest] = genuine() as [Part, Part, ...Part[]];
  const length = filesOnly([first]).length;
  const moved = [
    { ...first, listed: second.listed && { ...second.listed, at: length } },
    { ...second, listed: first.listed && { ...first.listed, at: 0 } },
  ];
  return rawZip([...moved, ...rest]);
}

const longDirectory = (says: object = {}) => {
  const parts = genuine();
  const at = filesOnly(parts).length;
  const bytes = rawZip(parts).length - 22 - at;
  const end = { countHere: 0xffff, count: 0xffff, bytes: 0xffff_ffff, at: 0xffff_ffff };
  return rawZip(parts, { afterDirectory: longEnd({ count: parts.length, bytes, at, ...says }), end });
};

const long = (...values: number[]) =>
  Buffer.concat([numbers([1, 2], [8 * values.length, 2]), ...values.map((value) => numbers([value, 8]))]);

const attacks: Record<string, () => Buffer> = {
  'two sets of files, each with a directory': twoDirectories,
  'another name in a Unicode path field': () =>
    withSecond({ extra: unicodePath('entries/000002.json', 'entries/000001.json') }),
  'a Unicode path field in the directory only': () =>
    withSecond({ extra: unicodePath('entries/000002.json', 'entries/000001.json') }, 'listed'),
  'a hidden file between listed ones': () =>
    withMore({ ...partOf('entries/000003.json', Buffer.from('{}')), listed: undefined }),
  'a hidden file before the directory': () =>
    rawZip(genuine(), { beforeDirectory: filesOnly([partOf('more', Buffer.from('x'))]) }),
  'bytes before the first file': () =>
    rawZip(genuine().map((part, at) => (at === 0 ? { ...part, before: Buffer.from('PK??') } : part))),
  'bytes before the first file that no position counts': () =>
    Buffer.concat([Buffer.from('PK??'), rawZip(genuine())]),
  'bytes between files': () =>
    rawZip(genuine().map((part, at) => (at === 2 ? { ...part, before: Buffer.from('?') } : part))),
  'bytes between directory and end': () => rawZip(genuine(), { afterDirectory: Buffer.from('?') }),
  'a comment after the end record': () => rawZip(genuine(), { comment: Buffer.from('Hello') }),
  'a comment of the length zero': () => rawZip(genuine(), { after: Buffer.from('Hello') }),
  'a second end record': () => Buffer.concat([rawZip(genuine()), rawZip([])]),
  'a comment that is an end record': () => rawZip(genuine(), { comment: rawZip([]) }),
  'a comment of a file': () => withSecond({ comment: Buffer.from('!') }, 'listed'),
  'another local name': () => withSecond({ name: Buffer.from('entries/000009.json') }, 'local'),
  'another listed name': () => withSecond({ name: Buffer.from('entries/000009.json') }, 'listed'),
  'another local size': () => withSecond({ size: 9, packed: 9 }, 'local'),
  'another listed size': () => withSecond({ size: 9, packed: 9 }, 'listed'),
  'another packed size': () => withSecond({ packed: 9 }),
  'another local time': () => withSecond({ time: 0x5d75_43c6 }, 'local'),
  'another local checksum': () => withSecond({ crc: 1 }, 'local'),
  'a wrong checksum': () => withSecond({ crc: 1 }),
  'a data descriptor': () => withDescriptor(true),
  'a data descriptor without its signature': () => withDescriptor(false),
  'the flag of a data descriptor': () => withSecond({ flags: 8 }),
  'the flag of encryption': () => withSecond({ flags: 1 }),
  'the flag of hidden headers': () => withSecond({ flags: 0x2000 }),
  'a UTF-8 flag for a name in ASCII': () => withSecond({ flags: 0x0800 }),
  'another version needed': () => withSecond({ version: 20 }),
  'a local version of its own': () => withSecond({ version: 20 }, 'local'),
  'another program': () => withSecond({ madeBy: 20 }, 'listed'),
  'a link': () => withSecond({ external: 0o120777 * 0x1_0000 }, 'listed'),
  'other attributes': () => withSecond({ external: 0o100755 * 0x1_0000 + 0x20 }, 'listed'),
  'internal attributes': () => withSecond({ internal: 1 }, 'listed'),
  'another disk of a file': () => withSecond({ disk: 1 }, 'listed'),
  'a timestamp in an extra field': () => withSecond({ extra: numbers([0x5455, 2], [1, 2], [0, 2]) }),
  'a local extra field': () => withSecond({ extra: numbers([0xcafe, 2], [0, 2]) }, 'local'),
  compression: () => deflated(),
  'bytes after a compressed stream': () => deflated(Buffer.from('junk')),
  'an unknown method': () => withSecond({ method: 12 }),
  'a file twice': () => withMore(partOf('entries/000001.json', Buffer.from('{"fee":90}'))),
  'a name that differs by case': () => withMore(partOf('Entries/000001.JSON', Buffer.from('x'))),
  'a name that differs by its form in Unicode': () => withMore(named('Zoe\u0308.txt')),
  'a folder with the name of a file': () => withMore(partOf('Empty/x', Buffer.from('x'))),
  'a file with the name of a folder': () => withMore(partOf('ENTRIES', Buffer.from('x'))),
  'a folder': () => withMore(named('folder/')),
  'an absolute name': () => withMore(named('/etc/passwd')),
  'a name of a drive': () => withMore(named('C:/x')),
  'a name above the folder': () => withMore(named('a/../../x')),
  'a name with a backslash': () => withMore(named('a\\b')),
  'a name with a control character': () => withMore(named('a\nb')),
  'a name that reads backward': () => withMore(named('a\u202egnp.exe')),
  'a name that Windows shortens': () => withMore(named('empty.')),
  'a name of a device': () => withMore(named('nul.txt')),
  'no name': () => withMore(named('')),
  'a name that is not UTF-8': () => withMore(named(Buffer.from([0x61, 0xff]))),
  'a name with a byte order mark': () => withMore(named('\ufeffa')),
  'a zero byte in a name': () => withMore(named('a\0b')),
  'a directory in another order': swappedDirectory,
  'files that overlap': overlapping,
  'a listed file at the position of another': () => withSecond({ at: 0 }, 'listed'),
  'a directory that ends early': () => rawZip(genuine(), { end: { countHere: 3, count: 3 } }),
  'a count that is too high': () => rawZip(genuine(), { end: { countHere: 5, count: 5 } }),
  'two counts': () => rawZip(genuine(), { end: { countHere: 3 } }),
  'a directory on another disk': () => rawZip(genuine(), { end: { directoryDisk: 1 } }),
  'the end on another disk': () => rawZip(genuine(), { end: { disk: 1 } }),
  'a directory elsewhere': () => rawZip(genuine(), { end: { at: 0 } }),
  'zip64 records that are not needed': () => longDirectory(),
  'zip64 records that differ from the end record': () => {
    const parts = genuine();
    const [at, end] = [filesOnly(parts).length, rawZip(parts).length - 22];
    return rawZip(parts, { afterDirectory: longEnd({ count: 1, bytes: end - at, at }) });
  },
  'zip64 records about something else': () => longDirectory({ at: 0 }),
  'zip64 records with numbers beyond 53 bits': () => longDirectory({ at: 2 ** 60 }),
  'zip64 sizes of a small file': () =>
    withSecond({ size: 0xffff_ffff, packed: 0xffff_ffff, version: 45, extra: long(10, 10) }),
  'a zip64 field that nothing refers to': () => withSecond({ extra: long(10, 10), version: 45 }),
  'a zip64 field that is too short': () => withSecond({ size: 0xffff_ffff, extra: long() }, 'listed'),
  'zip64 sizes beyond 53 bits': () =>
    withSecond({ size: 0xffff_ffff, packed: 0xffff_ffff, version: 45, extra: long(2 ** 60, 2 ** 60) }),
  'a zip64 position of a near file': () =>
    withSecond({ at: 0xffff_ffff, version: 45, extra: long(59) }, 'listed'),
  'a content that was edited': () => {
    const bytes = rawZip(genuine());
    bytes.write('9', bytes.indexOf('20}'));
    return bytes;
  },
};

describe('a ZIP in the one form', () => {
  it('is the same by the product’s writer and by bytes that the tests lay out themselves', async () => {
    expect(Buffer.from(await zipOf(texts)).equals(rawZip(genuine()))).toBe(true);
  });

  it('is read, and so is one without files', async () => {
    expect(await contentsOf(rawZip(genuine()))).toEqual(texts);
    expect(await contentsOf(rawZip([]))).toEqual([]);
  });

  it.each(Object.keys(attacks))('does not have %s', async (name) => {
    const bytes = attacks[name]?.() ?? Buffer.alloc(0);
    await expect(contentsOf(bytes)).rejects.toThrow(changed);
  });

  it('is whole: not one byte can be cut off, added, or changed', async () => {
    const bytes = rawZip(genuine());
    for (let at = 0; at < bytes.length; at += 1) {
      const [short, long, other] = [
        Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
        Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + 1), bytes.subarray(at)]),
        Buffer.from(bytes),
      ];
      other.writeUInt8(bytes.readUInt8(at) ^ 0x20, at);
      for (const damaged of [short, long, bytes.subarray(0, at)]) {
        await expect(contentsOf(damaged)).rejects.toThrow(changed);
      }
      // Another time or name, the same in both headers, would take two changes.
      await expect(contentsOf(other)).rejects.toThrow(changed);
    }
  });

  it('has a directory that is read in pieces', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => partOf(`folder/${at}.txt`, Buffer.from('x')));
    const zip = await openZip(inMemory(rawZip(many)));
    expect(zip.names).toHaveLength(20_000);
    expect(zip.has('folder/19999.txt')).toBe(true);
  });
});

describe('a large ZIP', () => {
  const time = 0x5d75_43c7;
  const huge = { name: 'huge', time, crc: 1, size: 5_000_000_000, at: 0 };
  const after = { name: 'after', time, crc: crc32('far'), size: 3, at: localHeader(huge).length + huge.size };
  const tail = [
    localHeader(after),
    Buffer.from('far'),
    listedHeader(huge),
    listedHeader(after),
    endRecords({
      count: 2,
      at: after.at + localHeader(after).length + 3,
      bytes: listedHeader(huge).length + listedHeader(after).length,
    }),
  ];

  /** A file of which only the beginning and the end are in memory. What lies between is zeros. */
  const sparse = (start: Uint8Array, end: Buffer) => ({
    size: after.at + end.length,
    async read(from: number, to: number) {
      if (to <= start.length) return start.subarray(from, to);
      if (from >= after.at) return end.subarray(from - after.at, to - after.at);
      return new Uint8Array(to - from);
    },
  });

  it('has sizes and positions of 64 bits, in both headers alike', async () => {
    const zip = await openZip(sparse(localHeader(huge), Buffer.concat(tail)));
    expect(zip.names).toEqual(['huge', 'after']);
    expect(Buffer.from(await zip.whole('after')).toString()).toBe('far');
    await expect(zip.whole('huge')).rejects.toThrow('huge is too large.');
    const view = Buffer.from(localHeader(huge));
    expect([view.readUInt16LE(4), view.readUInt32LE(18), view.readUInt32LE(22)]).toEqual([
      45, 0xffff_ffff, 0xffff_ffff,
    ]);
    expect(view.subarray(34).equals(long(huge.size, huge.size))).toBe(true);
  });

  it.each([
    ['a local size', (header: Buffer) => header.writeUInt8(header.readUInt8(38) ^ 1, 38)],
    ['a local packed size', (header: Buffer) => header.writeUInt8(header.readUInt8(46) ^ 1, 46)],
    ['a short local size', (header: Buffer) => header.writeUInt32LE(5, 22)],
  ])('does not have %s of its own', async (_name, change) => {
    const header = Buffer.from(localHeader(huge));
    change(header);
    await expect(openZip(sparse(header, Buffer.concat(tail)))).rejects.toThrow(changed);
  });
});
