import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ZippedFile, zipStream } from '#functions/adapters/data-export/zip-stream.ts';
import { openZip } from '#scripts/data-export/stored-zip.ts';
import { openFile } from '#scripts/verify/sources.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { openZip as openZipFile } from '#shared/evidence/zip/zip-file.ts';
import { everyCase } from '#test/support/every-case.ts';
import { readerPath, zipReaders } from '#test/support/zip-readers.ts';

const date = new Date('2026-11-21T08:30:14Z');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-stream-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function* from(files: Iterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  yield* files;
}

async function opened(files: AsyncIterable<ZippedFile>, name: string) {
  const path = join(folder, name);
  await pipeline(Readable.from(zipStream(files, date)), createWriteStream(path));
  return openZip(path);
}

async function bytesOf(files: Iterable<ZippedFile>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of zipStream(from(files), date)) parts.push(part);
  return Buffer.concat(parts);
}

const chunks = (...texts: string[]) =>
  async function* () {
    for (const text of texts) yield Buffer.from(text);
  };

describe('zipStream', () => {
  it('contains whole files and streamed files, with any name', async () => {
    const zip = await opened(
      from([
        { name: 'whole.txt', content: Buffer.from('all at once') },
        { name: 'Zoë/Nguyễn.txt', content: chunks('piece ', 'by ', 'piece') },
        { name: 'empty', content: Buffer.alloc(0) },
        { name: 'nothing', content: chunks() },
      ]),
      'kinds.zip',
    );
    const contents = await Promise.all(zip.names.map(async (name) => [name, String(await zip.read(name))]));
    expect(Object.fromEntries(contents)).toEqual({
      'whole.txt': 'all at once',
      'Zoë/Nguyễn.txt': 'piece by piece',
      empty: '',
      nothing: '',
    });
    await zip.close();
  });

  it.runIf(everyCase)('contains more files than 16-bit fields can count', async () => {
    const count = 70_000;
    async function* many(): AsyncGenerator<ZippedFile> {
      for (let at = 0; at < count; at += 1) yield { name: `${at}.txt`, content: Buffer.from(`file ${at}`) };
    }
    const zip = await opened(many(), 'many.zip');
    expect(zip.names).toHaveLength(count);
    expect(String(await zip.read('69999.txt'))).toBe('file 69999');
    await zip.close();
  });

  // zip-file.test.ts reads the same records without the content.
  it.runIf(everyCase)(
    'contains a file of more than 4 GB, and others after it, also for a stream',
    async (context) => {
      const zeros = Buffer.alloc(16 * 1024 * 1024);
      const count = 257;
      async function* huge() {
        for (let at = 0; at < count; at += 1) yield zeros;
      }
      const path = join(folder, 'huge.zip');
      const handle = await open(path, 'w');
      let written = 0;
      const files = from([
        { name: 'huge', content: huge },
        { name: 'after', content: Buffer.from('far') },
      ]);
      for await (const chunk of zipStream(files, date)) {
        // A hole in the file reads as zeros and takes no room on the disk.
        if (chunk !== zeros) await handle.write(chunk, 0, chunk.length, written);
        written += chunk.length;
      }
      await handle.close();
      const file = await openFile(path);
      const zip = await openZipFile(file);
      expect(zip.names).toEqual(['huge', 'after']);
      const hash = createHash('sha256');
      for await (const piece of zip.contents('huge')) hash.update(piece);
      const expected = new Map([
        ['huge', hash.digest('hex')],
        ['after', sha256Hex('far')],
      ]);
      await file.close();
      const reader = zipReaders['Java’s ZipInputStream'];
      if (!reader) throw new Error('There is no reader in Java');
      expect(await reader.read(await readerPath(reader, context.skip), [path])).toEqual([expected]);
    },
  );

  it('produces the same bytes for the same files', async () => {
    const files = [{ name: 'a', content: Buffer.from('b') }];
    expect((await bytesOf(files)).equals(await bytesOf(files))).toBe(true);
  });

  it('contains a long file only if it is the same twice', async () => {
    let reads = 0;
    const growing = async function* () {
      reads += 1;
      yield Buffer.from('x'.repeat(reads));
    };
    const writing = bytesOf([{ name: 'a', content: growing }]);
    await expect(writing).rejects.toThrow('not the same twice');
  });

  it.each(['/etc/passwd', 'a/../b', 'a\\b', 'a:b', 'folder/', 'Whole.TXT', 'whole.txt/x'])(
    'fails for a name that would not be saved everywhere: %s',
    async (name) => {
      const content = Buffer.from('x');
      const writing = bytesOf([
        { name: 'whole.txt', content },
        { name, content },
      ]);
      await expect(writing).rejects.toThrow('cannot have a file of this name');
    },
  );

  it('requests a file only after the previous ones were read, and fails if its files fail', async () => {
    const asked: number[] = [];
    async function* failing(): AsyncGenerator<ZippedFile> {
      for (let at = 0; at < 3; at += 1) {
        asked.push(at);
        if (at === 2) throw new Error('S3 is away');
        yield { name: String(at), content: Buffer.from('x') };
      }
    }
    const zip = zipStream(failing(), date);
    await zip.next();
    await zip.next();
    expect(asked).toEqual([0]);
    await zip.next();
    await zip.next();
    expect(asked).toEqual([0, 1]);
    await expect(zip.next()).rejects.toThrow('S3 is away');
  });
});
