import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { expect } from 'vitest';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { type SequencerResult, sequenceLog } from '#functions/services/log/sequence-log.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import { itemsOfLinks } from '#functions/store/entries/link-items.ts';
import { logStore } from '#functions/store/log/log-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { writeAll } from '#functions/store/table/batch-write.ts';
import { witnessKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { startS3 } from '#scripts/local/aws/s3/s3.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';
import { type Checkpoint, parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { type LoggedLink, leafData } from '#shared/evidence/log/leaf.ts';
import { checkpointPath } from '#shared/evidence/log/log-paths.ts';
import { leafHash, rootHash } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { leavesIn, scannedItems } from '#test/support/public-log.ts';
import { newTable } from '#test/support/stack.ts';

/** A link of a journal, in its place. */
export type TestLink = LoggedLink & { sequence: number };

/** Runs before or after a request reaches its service. It may wait, or throw as if the process had died. */
export type AroundRequest = (when: 'before' | 'after', command: string) => Promise<void> | void;

type Sending = { send: (command: { constructor: { name: string } }, ...more: unknown[]) => unknown };

/** Returns a client whose requests pass `around`. */
function observed<T extends object>(client: T, around: AroundRequest): T {
  return new Proxy(client, {
    get(target, property, receiver) {
      if (property !== 'send') return Reflect.get(target, property, receiver);
      const { send } = target as unknown as Sending;
      return async (command: { constructor: { name: string } }, ...more: unknown[]) => {
        await around('before', command.constructor.name);
        const response = await send.call(target, command, ...more);
        await around('after', command.constructor.name);
        return response;
      };
    },
  });
}

const bucket = 'log';

/** A log of its own: table, bucket, and key, and processes that make it grow. */
export class LogWorld {
  readonly table: Table;
  readonly s3: S3Client;
  readonly #server: RunningServer;
  readonly #directory: string;
  readonly #key = generateKeyPairSync('ed25519');
  readonly #journals: { id: string; next: number }[];
  readonly #added: TestLink[] = [];

  private constructor(table: Table, server: RunningServer, directory: string) {
    this.table = table;
    this.#server = server;
    this.#directory = directory;
    this.s3 = new S3Client({
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'us-east-1',
      credentials: localCredentials,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    this.#journals = [...'ABCDEFG'].map((last) => ({ id: `${ulid().slice(0, -1)}${last}`, next: 0 }));
  }

  static async start(): Promise<LogWorld> {
    const table = await newTable();
    const directory = await mkdtemp(join(tmpdir(), 'log-test-'));
    const server = await startS3(directory, [{ name: bucket, allowedOrigins: [], versioned: true }]);
    return new LogWorld(table, server, directory);
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }

  get links(): readonly TestLink[] {
    return this.#added;
  }

  get witnesses() {
    return witnessStore(this.table);
  }

  get witnessing() {
    return witnessingStore(this.table);
  }

  get files() {
    return logFiles(bucket, this.s3);
  }

  signer(around?: AroundRequest) {
    const { publicKey, privateKey } = this.#key;
    return noteSigner('log', {
      publicKey: async () => publicKey.export({ type: 'spki', format: 'der' }),
      sign: async (_, message) => {
        await around?.('before', 'SignCommand');
        return sign(null, message, privateKey);
      },
    });
  }

  /** Adds links of some journals that wait for the log, as submissions do. */
  async addLinks(count: number, journals = this.#journals.length): Promise<void> {
    const links = Array.from({ length: count }, (_, at) => {
      const journal = this.#journals[at % journals];
      if (!journal) throw new Error('There is no journal');
      const sequence = journal.next;
      journal.next += 1;
      return {
        journalId: journal.id,
        sequence,
        position: sequence === 0 ? 'opening' : String(sequence),
        hash: randomUUID().replaceAll('-', '').repeat(2),
      };
    });
    const at = new Date().toISOString();
    await writeAll(
      this.table,
      links.flatMap(({ journalId, position, hash, sequence }) => {
        const kind = position === 'opening' ? 'opening' : 'entry';
        const facts = { position, hash, sequence, at, previousHash: '', sessionId: 'S', requestId: 'R' };
        const link: ChainLink = kind === 'opening' ? { kind, ...facts } : { kind, entryId: 'E', ...facts };
        return itemsOfLinks(journalId, [link]).map((Item) => ({ PutRequest: { Item } }));
      }),
    );
    this.#added.push(...links);
  }

  /** Adds links of one journal in one item, always in the same millisecond. */
  async addTogether(count: number): Promise<void> {
    const [journal] = this.#journals;
    if (!journal) throw new Error('There is no journal');
    const at = '2027-01-01T00:00:00.000Z';
    const links = Array.from({ length: count }, (): ChainLink => {
      const sequence = journal.next;
      journal.next += 1;
      const facts = { hash: randomUUID().replaceAll('-', '').repeat(2), previousHash: '', at };
      const ids = { sessionId: 'S', requestId: 'R', entryId: 'E' };
      return { kind: 'entry', sequence, position: String(sequence), ...facts, ...ids };
    });
    await writeAll(
      this.table,
      itemsOfLinks(journal.id, links).map((Item) => ({ PutRequest: { Item } })),
    );
  }

  /** Runs one process. `ahead` are seconds by which its clock is ahead, so that it takes a lease from another one. */
  sequence(
    options: {
      around?: AroundRequest;
      ahead?: number;
      batches?: number;
      lag?: (seconds: number) => void;
    } = {},
  ): Promise<SequencerResult> {
    const { around = () => {}, ahead = 0, batches = Number.POSITIVE_INFINITY, lag = () => {} } = options;
    let rest = batches;
    return sequenceLog({
      store: logStore({ ...this.table, client: observed(this.table.client, around) }),
      files: logFiles(bucket, observed(this.s3, around)),
      signer: this.signer(around),
      now: () => new Date(Date.now() + ahead * 1_000),
      hasTime: () => {
        rest -= 1;
        return rest > 0;
      },
      reportLag: lag,
    });
  }

  /** Writes a file of the log as nobody may. */
  async tamper(path: string, bytes: Uint8Array | string): Promise<void> {
    await this.s3.send(new PutObjectCommand({ Bucket: bucket, Key: path.slice(1), Body: bytes }));
  }

  async #open(note: string): Promise<Checkpoint> {
    const { text } = await openNote(note, [await this.signer().vkey()]);
    return parseCheckpoint(text);
  }

  /** Returns the published checkpoint. Throws if its signature is wrong. */
  async checkpoint(): Promise<Checkpoint> {
    const found = await this.files.readChanging(checkpointPath);
    if (!found) throw new Error('There is no checkpoint');
    return this.#open(found.text);
  }

  /** Returns all checkpoints that were ever published, oldest first. */
  async checkpoints(): Promise<Checkpoint[]> {
    const Key = checkpointPath.slice(1);
    const { Versions = [] } = await this.s3.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix: Key }),
    );
    const notes = await Promise.all(
      Versions.toReversed().map(async ({ VersionId }) => {
        const { Body } = await this.s3.send(new GetObjectCommand({ Bucket: bucket, Key, VersionId }));
        return (await Body?.transformToString()) ?? '';
      }),
    );
    return Promise.all(notes.map((note) => this.#open(note)));
  }

  /** Returns the items of the table whose partition key begins with a text. */
  async items(start: string): Promise<Record<string, unknown>[]> {
    const found = await scannedItems(this.table);
    return found.filter(({ pk }) => String(pk).startsWith(start));
  }

  /**
   * Checks a log in which nothing is pending: it contains every link exactly once, each where its witness says, and no
   * published checkpoint ever shrank or forked.
   */
  async expectWhole(): Promise<void> {
    const { size, root } = await this.checkpoint();
    const leaves = await leavesIn(this.files, size);
    const hex = leaves.map((leaf) => Buffer.from(leaf).toString('hex'));
    const expected = this.#added.map((link) => Buffer.from(leafData(link)).toString('hex'));
    expect(hex.toSorted()).toEqual(expected.toSorted());
    expect(rootHash(leaves.map(leafHash))).toEqual(root);
    expect(await this.items('LEAF#')).toEqual([]);
    const state = await this.items('LOG');
    expect(state).toMatchObject([{ sk: 'STATE', treeSize: size }]);
    const witnesses = new Map(
      (await this.items('WITNESS#')).map((item) => [`${item['pk']} ${item['sk']}`, item]),
    );
    expect(witnesses.size).toBe(this.#added.length);
    for (const [at, link] of this.#added.entries()) {
      const { pk, sk } = witnessKey(link.journalId, link.sequence);
      const { index, treeSize } = witnesses.get(`${pk} ${sk}`) ?? {};
      expect(hex[Number(index)]).toBe(expected[at]);
      expect(Number(treeSize)).toBeGreaterThan(Number(index));
    }
    const published = await this.checkpoints();
    for (const [at, one] of published.entries()) {
      expect(one.root).toEqual(rootHash(leaves.slice(0, one.size).map(leafHash)));
      if (at > 0) expect(one.size).toBeGreaterThan(published[at - 1]?.size ?? 0);
    }
  }
}
