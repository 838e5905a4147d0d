import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What S3 stores with an object's content. */
export type ObjectFacts = { etag: string; lastModified: string; headers: Record<string, string> };
export type StoredObject = ObjectFacts & { content: Buffer };
/** An object whose content is not read yet: its size, and a stream of its content. */
export type FoundObject = ObjectFacts & { size: number; content: () => Readable };

/** More than the first line of any object's file. */
const factsBytes = 64 * 1024;

/** Stores the objects of buckets as files: the first line contains the facts as JSON, and the content follows. */
export class ObjectStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  #file(bucket: string, key: string): string {
    return join(this.#directory, bucket, encodeURIComponent(key));
  }

  async createBucket(bucket: string): Promise<void> {
    await mkdir(join(this.#directory, bucket), { recursive: true });
  }

  async put(
    bucket: string,
    key: string,
    content: Buffer,
    headers: Record<string, string>,
  ): Promise<ObjectFacts> {
    const facts: ObjectFacts = {
      etag: `"${createHash('md5').update(content).digest('hex')}"`,
      lastModified: new Date().toUTCString(),
      headers,
    };
    const half = join(this.#directory, `.${randomUUID()}`);
    await writeFile(half, Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), content]));
    await rename(half, this.#file(bucket, key));
    return facts;
  }

  async get(bucket: string, key: string): Promise<StoredObject | undefined> {
    const whole = await readFile(this.#file(bucket, key)).catch(() => undefined);
    if (!whole) return undefined;
    const end = whole.indexOf('\n');
    const facts: ObjectFacts = JSON.parse(whole.subarray(0, end).toString());
    return { ...facts, content: whole.subarray(end + 1) };
  }

  /** Stores content of any size as a stream. */
  async putStream(
    bucket: string,
    key: string,
    content: AsyncIterable<Buffer>,
    { etag, headers }: Pick<ObjectFacts, 'etag' | 'headers'>,
  ): Promise<void> {
    const facts: ObjectFacts = { etag, lastModified: new Date().toUTCString(), headers };
    const half = join(this.#directory, `.${randomUUID()}`);
    async function* whole() {
      yield Buffer.from(`${JSON.stringify(facts)}\n`);
      yield* content;
    }
    await pipeline(Readable.from(whole()), createWriteStream(half));
    await rename(half, this.#file(bucket, key));
  }

  /** Returns an object without reading its content, which may exceed the memory. */
  async find(bucket: string, key: string): Promise<FoundObject | undefined> {
    const file = this.#file(bucket, key);
    const handle = await open(file).catch(() => undefined);
    if (!handle) return undefined;
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(factsBytes), 0, factsBytes, 0);
      const end = buffer.subarray(0, bytesRead).indexOf('\n');
      const facts: ObjectFacts = JSON.parse(buffer.subarray(0, end).toString());
      const { size } = await handle.stat();
      const content = () => createReadStream(file, { start: end + 1 });
      return { ...facts, size: size - end - 1, content };
    } finally {
      await handle.close();
    }
  }

  async remove(bucket: string, key: string): Promise<void> {
    await rm(this.#file(bucket, key), { force: true });
  }

  async keys(bucket: string, prefix: string): Promise<string[]> {
    const names = await readdir(join(this.#directory, bucket));
    return names
      .map(decodeURIComponent)
      .filter((key) => key.startsWith(prefix))
      .sort();
  }
}
