import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What S3 remembers beside an object's content. */
export type ObjectFacts = { etag: string; lastModified: string; headers: Record<string, string> };
export type StoredObject = ObjectFacts & { content: Buffer };

/** Objects of buckets as files: one file an object, first line its facts as JSON, then its content. */
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
