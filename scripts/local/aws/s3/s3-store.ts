import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeTime, monotonicFactory } from 'ulid';

/** Until when a version can neither be removed nor changed (S3 Object Lock). */
export type ObjectLock = { mode: string; until: string };

/** How a bucket keeps its objects. A bucket with a default retention in days has Object Lock, and versions. */
export type Keeping = { versioned?: boolean; lockDays?: number };

/** What S3 stores with an object's content. */
export type ObjectFacts = {
  etag: string;
  lastModified: string;
  headers: Record<string, string>;
  /** Only in a versioned bucket. */
  versionId?: string;
  lock?: ObjectLock;
  /** SHA-256 in base64, if it was sent or requested. */
  sha256?: string;
};
export type StoredObject = ObjectFacts & { content: Buffer };
/** An object whose content is not read yet: its size, and a stream of its content. */
export type FoundObject = ObjectFacts & { size: number; content: () => Readable };
/** Facts stored with an object that do not follow from its content. */
export type NewFacts = Pick<ObjectFacts, 'headers' | 'lock' | 'sha256'>;
/** The condition that an object must meet before it is written; undefined if there is none. */
export type WriteCondition = (current: ObjectFacts | undefined) => boolean;
/** A version of an object, or a marker that the object was deleted. */
export type FoundVersion = { key: string; versionId: string; at: Date; isLatest: boolean; isMarker: boolean };

/** More than the first line of any object's file. */
const factsBytes = 64 * 1024;

const dayMs = 86_400_000;

/** The first line of the file of a delete marker. */
const marker = '{"marker":true}\n';

const newVersionId = monotonicFactory();

/**
 * Stores the objects of buckets as files: the first line contains the facts as JSON, and the content follows. In a
 * versioned bucket, replaced and deleted versions are kept in a folder of their own. `keepingOf` tells how a bucket
 * keeps its objects; by default, without versions.
 */
export class ObjectStore {
  readonly #directory: string;
  readonly #keepingOf: (bucket: string) => Keeping;
  /** The last write of each object: writes of one object take turns, so that no version is lost between two. */
  readonly #writes = new Map<string, Promise<unknown>>();

  constructor(directory: string, keepingOf: (bucket: string) => Keeping = () => ({})) {
    this.#directory = directory;
    this.#keepingOf = keepingOf;
  }

  #file(bucket: string, key: string): string {
    return join(this.#directory, bucket, encodeURIComponent(key));
  }

  #versionsFolder(bucket: string, key = ''): string {
    return join(this.#directory, '.versions', bucket, encodeURIComponent(key));
  }

  #versionFile(bucket: string, key: string, versionId: string): string {
    return join(this.#versionsFolder(bucket, key), encodeURIComponent(versionId));
  }

  #isVersioned(bucket: string): boolean {
    const { versioned, lockDays } = this.#keepingOf(bucket);
    return versioned === true || lockDays !== undefined;
  }

  async #inTurn<T>(bucket: string, key: string, write: () => Promise<T>): Promise<T> {
    const file = this.#file(bucket, key);
    const turn = (this.#writes.get(file) ?? Promise.resolve()).then(write, write);
    this.#writes.set(file, turn);
    try {
      return await turn;
    } finally {
      if (this.#writes.get(file) === turn) this.#writes.delete(file);
    }
  }

  /** Returns the retention of a new version: the given one, or the bucket's default. */
  #lockOf(bucket: string, lock: ObjectLock | undefined, now: Date): ObjectLock | undefined {
    const { lockDays } = this.#keepingOf(bucket);
    if (lock || lockDays === undefined) return lock;
    return { mode: 'GOVERNANCE', until: new Date(now.getTime() + lockDays * dayMs).toISOString() };
  }

  /** Keeps the current version beside the folder of current ones, where the next write or deletion leaves it. */
  async #keepCurrent(bucket: string, key: string): Promise<void> {
    const current = await this.find(bucket, key);
    if (!current?.versionId) return;
    const folder = this.#versionsFolder(bucket, key);
    await mkdir(folder, { recursive: true });
    // After a crash in the middle of a write, the link exists.
    await link(this.#file(bucket, key), join(folder, current.versionId)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }

  async createBucket(bucket: string): Promise<void> {
    await mkdir(join(this.#directory, bucket), { recursive: true });
  }

  /** Stores content. Undefined, and nothing is stored, if the current object does not meet the condition. */
  async put(
    bucket: string,
    key: string,
    content: Buffer,
    given: NewFacts,
    condition: WriteCondition = () => true,
  ): Promise<ObjectFacts | undefined> {
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    return this.#inTurn(bucket, key, async () =>
      condition(await this.find(bucket, key))
        ? this.#write(bucket, key, [content], { ...given, etag })
        : undefined,
    );
  }

  /** Stores content of any size as a stream. */
  async putStream(
    bucket: string,
    key: string,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    given: NewFacts & { etag: string },
  ): Promise<ObjectFacts> {
    return this.#inTurn(bucket, key, () => this.#write(bucket, key, content, given));
  }

  async #write(
    bucket: string,
    key: string,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    { lock, ...given }: NewFacts & { etag: string },
  ): Promise<ObjectFacts> {
    const now = new Date();
    const isVersioned = this.#isVersioned(bucket);
    const kept = this.#lockOf(bucket, lock, now);
    const facts: ObjectFacts = {
      ...given,
      lastModified: now.toUTCString(),
      ...(isVersioned && { versionId: newVersionId() }),
      ...(kept && { lock: kept }),
    };
    const half = join(this.#directory, `.${randomUUID()}`);
    async function* whole() {
      yield Buffer.from(`${JSON.stringify(facts)}\n`);
      yield* content;
    }
    await pipeline(Readable.from(whole()), createWriteStream(half));
    if (isVersioned) await this.#keepCurrent(bucket, key);
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

  /** Returns an object, or one of its versions, without reading its content, which may exceed the memory. */
  async find(bucket: string, key: string, versionId?: string): Promise<FoundObject | undefined> {
    const current = await this.#read(this.#file(bucket, key));
    const found =
      versionId === undefined || current?.versionId === versionId
        ? current
        : await this.#read(this.#versionFile(bucket, key, versionId));
    if (!found) return undefined;
    const { at: _, ...facts } = found;
    return { ...facts, content: () => Readable.from(this.#content(bucket, key, found.versionId)) };
  }

  /** Yields the content of a version, also if a newer one replaced it since it was found. */
  async *#content(bucket: string, key: string, versionId: string | undefined): AsyncGenerator<Buffer> {
    const current = await this.#read(this.#file(bucket, key));
    const isOlder = versionId !== undefined && current?.versionId !== versionId;
    const file = isOlder ? this.#versionFile(bucket, key, versionId) : this.#file(bucket, key);
    const start = isOlder ? (await this.#read(file))?.at : current?.at;
    yield* createReadStream(file, { start });
  }

  /** Reads the facts of a file, its content's size, and the position `at` which the content begins. */
  async #read(file: string): Promise<(ObjectFacts & { size: number; at: number }) | undefined> {
    const handle = await open(file).catch(() => undefined);
    if (!handle) return undefined;
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(factsBytes), 0, factsBytes, 0);
      const at = buffer.subarray(0, bytesRead).indexOf('\n') + 1;
      const line = buffer.subarray(0, at).toString();
      if (line === marker) return undefined;
      const facts: ObjectFacts = JSON.parse(line);
      const { size } = await handle.stat();
      return { ...facts, size: size - at, at };
    } finally {
      await handle.close();
    }
  }

  /** Deletes an object. In a versioned bucket, its versions stay and a marker hides them. */
  async remove(bucket: string, key: string): Promise<void> {
    await this.#inTurn(bucket, key, async () => {
      const file = this.#file(bucket, key);
      if (this.#isVersioned(bucket) && (await this.find(bucket, key))) {
        await this.#keepCurrent(bucket, key);
        await writeFile(join(this.#versionsFolder(bucket, key), newVersionId()), marker);
      }
      await rm(file, { force: true });
    });
  }

  /** Deletes one version permanently, and returns whether it could: a locked one stays. */
  async removeVersion(
    bucket: string,
    key: string,
    versionId: string,
    { now, bypass }: { now: Date; bypass: boolean },
  ): Promise<boolean> {
    return this.#inTurn(bucket, key, async () => {
      const found = await this.find(bucket, key, versionId);
      if (found?.lock && isLocked(found.lock, now, bypass)) return false;
      const folder = this.#versionsFolder(bucket, key);
      const file = this.#file(bucket, key);
      const isCurrent = (await this.#read(file))?.versionId === versionId;
      if (isCurrent) await rm(file, { force: true });
      await rm(this.#versionFile(bucket, key, versionId), { force: true });
      // The version before becomes the current one, unless it is a marker.
      const latest = (await readdir(folder).catch(() => [])).toSorted().at(-1);
      const isHidden = !(await this.#read(file));
      if (latest && isHidden && (await this.#read(join(folder, latest)))) {
        await rename(join(folder, latest), file);
      }
      return true;
    });
  }

  /** Changes the retention of a version. Returns whether it could: a lock becomes shorter only by bypassing it. */
  async relock(
    bucket: string,
    key: string,
    lock: ObjectLock,
    options: { versionId: string | undefined; now: Date; bypass: boolean },
  ): Promise<boolean> {
    return this.#inTurn(bucket, key, async () => {
      const found = await this.find(bucket, key, options.versionId);
      if (!found) return false;
      const isShorter = found.lock && Date.parse(lock.until) < Date.parse(found.lock.until);
      if (found.lock && isShorter && isLocked(found.lock, options.now, options.bypass)) return false;
      const isCurrent = (await this.#read(this.#file(bucket, key)))?.versionId === found.versionId;
      const file = isCurrent
        ? this.#file(bucket, key)
        : this.#versionFile(bucket, key, found.versionId ?? '');
      const { size: _, content, ...facts } = found;
      const half = join(this.#directory, `.${randomUUID()}`);
      async function* whole() {
        yield Buffer.from(`${JSON.stringify({ ...facts, lock })}\n`);
        yield* content();
      }
      await pipeline(Readable.from(whole()), createWriteStream(half));
      await rename(half, file);
      return true;
    });
  }

  async keys(bucket: string, prefix: string): Promise<string[]> {
    const names = await readdir(join(this.#directory, bucket));
    const start = encodeURIComponent(prefix);
    return names
      .filter((name) => name.startsWith(start))
      .map(decodeURIComponent)
      .sort();
  }

  /** Returns all versions and delete markers below a prefix, by key, the newest first. */
  async versions(bucket: string, prefix: string): Promise<FoundVersion[]> {
    const folders = await readdir(this.#versionsFolder(bucket)).catch(() => []);
    const keys = new Set([...(await this.keys(bucket, prefix)), ...folders.map(decodeURIComponent)]);
    const found: FoundVersion[] = [];
    for (const key of [...keys].filter((known) => known.startsWith(prefix)).sort()) {
      const folder = this.#versionsFolder(bucket, key);
      const current = (await this.find(bucket, key))?.versionId;
      const older = (await readdir(folder).catch(() => [])).filter((id) => id !== current);
      const ids = [...older.toSorted().toReversed()];
      for (const versionId of current ? [current, ...ids] : ids) {
        const isMarker = versionId !== current && !(await this.#read(join(folder, versionId)));
        const isLatest = versionId === (current ?? ids[0]);
        found.push({ key, versionId, at: new Date(decodeTime(versionId)), isLatest, isMarker });
      }
    }
    return found;
  }
}

/** Returns whether a lock protects its version at `now`. A bypass opens governance mode only. */
function isLocked({ mode, until }: ObjectLock, now: Date, bypass: boolean): boolean {
  return Date.parse(until) > now.getTime() && !(bypass && mode === 'GOVERNANCE');
}
