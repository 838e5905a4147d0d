import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ObjectVersion,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { sameBytes } from '#shared/evidence/bytes.ts';

/** The files of the log with their versions, by path on the site. */
export class LogVersions {
  readonly #client: S3Client;
  readonly #bucket: string;
  /** Paths of the files that were put back. */
  readonly replaced: string[] = [];

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async #read(path: string, version?: ObjectVersion): Promise<Uint8Array | undefined> {
    const place = { Bucket: this.#bucket, Key: path.slice(1) };
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ ...place, ...(version && { VersionId: version.VersionId }) }),
      );
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  /** Returns the current version of a file, if there is one. */
  current(path: string): Promise<Uint8Array | undefined> {
    return this.#read(path);
  }

  /** Returns all versions of a file, oldest first. */
  async all(path: string): Promise<Uint8Array[]> {
    const Prefix = path.slice(1);
    const { Versions = [] } = await this.#client.send(
      new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix }),
    );
    const own = Versions.filter(({ Key }) => Key === Prefix).toReversed();
    const read = await Promise.all(own.map((version) => this.#read(path, version)));
    return read.flatMap((bytes) => bytes ?? []);
  }

  /** Puts content back, unless the file has it. */
  async restore(path: string, bytes: Uint8Array, type: string): Promise<void> {
    const current = await this.current(path);
    if (current && sameBytes(current, bytes)) return;
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key: path.slice(1), Body: bytes, ContentType: type }),
    );
    this.replaced.push(path);
  }
}
