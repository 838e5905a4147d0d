import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A part in a request to complete an upload. */
export type NamedPart = { number: number; etag: string };

/** S3's error codes for multipart uploads. */
export type PartsFault = 'NoSuchUpload' | 'InvalidPart' | 'InvalidPartOrder' | 'EntityTooSmall';

type UploadFacts = { bucket: string; key: string; headers: Record<string, string> };

/** The minimum size of every part except the last. */
const smallestPart = 5 * 1024 * 1024;

const md5 = (content: Buffer) => createHash('md5').update(content).digest();

/** Multipart uploads in progress, stored as files. */
export class PartialUploads {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = join(directory, '.uploads');
  }

  #file(id: string, name: string): string {
    return join(this.#directory, encodeURIComponent(id), name);
  }

  async begin(facts: UploadFacts): Promise<string> {
    const id = randomUUID();
    await mkdir(join(this.#directory, id), { recursive: true });
    await writeFile(this.#file(id, 'facts'), JSON.stringify(facts));
    return id;
  }

  /** Returns what an upload is for; undefined when the object has no upload with this ID. */
  async facts(id: string, bucket: string, key: string): Promise<UploadFacts | undefined> {
    const text = await readFile(this.#file(id, 'facts'), 'utf8').catch(() => undefined);
    const facts: UploadFacts | undefined = text === undefined ? undefined : JSON.parse(text);
    return facts?.bucket === bucket && facts.key === key ? facts : undefined;
  }

  async put(id: string, number: number, content: Buffer): Promise<string> {
    await writeFile(this.#file(id, String(number)), content);
    const etag = `"${md5(content).toString('hex')}"`;
    await writeFile(this.#file(id, `${number}.etag`), etag);
    return etag;
  }

  /** Returns the named parts in order, or S3's error code. */
  async whole(
    id: string,
    parts: readonly NamedPart[],
  ): Promise<PartsFault | { content: AsyncIterable<Buffer>; etag: string }> {
    const files = parts.map(({ number }) => this.#file(id, String(number)));
    const digests = createHash('md5');
    for (const [index, { number, etag }] of parts.entries()) {
      const stored = await readFile(this.#file(id, `${number}.etag`), 'utf8').catch(() => undefined);
      if (stored === undefined || stored !== etag) return 'InvalidPart';
      if (number <= (parts[index - 1]?.number ?? 0)) return 'InvalidPartOrder';
      const { size } = await stat(this.#file(id, String(number)));
      if (index < parts.length - 1 && size < smallestPart) return 'EntityTooSmall';
      digests.update(Buffer.from(etag.slice(1, -1), 'hex'));
    }
    if (parts.length === 0) return 'InvalidPart';
    async function* content(): AsyncGenerator<Buffer> {
      for (const file of files) yield* createReadStream(file, { highWaterMark: 1024 * 1024 });
    }
    return { content: content(), etag: `"${digests.digest('hex')}-${parts.length}"` };
  }

  async drop(id: string): Promise<void> {
    await rm(join(this.#directory, encodeURIComponent(id)), { recursive: true, force: true });
  }
}
