import { gzipSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#functions/store/table/table.ts';
import { applyChanges } from '#scripts/restore-drill/exported-changes.ts';
import { newTable, useStackEnvironment } from '#test/support/stack.ts';

/*
 * DynamoDB Local cannot export, so S3 answers with files as DynamoDB writes them: a summary, a list of files, and files with one
 * changed item a line.
 */

type Change = { sk: string; text?: string };

const day = '2026-11-27';
const at = (time: string) => new Date(`${day}T${time}:00Z`);
const key = (sk: string) => ({ pk: 'CHANGES', sk });

let table: Table;
let files: Map<string, Buffer>;
/** Only this client is faked: files of tests share the class. */
const client = new S3Client({});

beforeAll(async () => {
  await useStackEnvironment();
});

beforeEach(async () => {
  table = await newTable();
  files = new Map();
  const s3 = mockClient(client);
  s3.on(ListObjectsV2Command).callsFake(() => ({ Contents: [...files.keys()].map((Key) => ({ Key })) }));
  s3.on(GetObjectCommand).callsFake(({ Key }) => ({
    Body: { transformToByteArray: async () => files.get(Key) },
  }));
});

function exported(from: string, to: string, changes: readonly Change[], type = 'INCREMENTAL_EXPORT'): void {
  const folder = `AWSDynamoDB/${from}-${to}`;
  const data = `AWSDynamoDB/data/${from}-${to}.json.gz`;
  const lines = changes.map(({ sk, text }) =>
    JSON.stringify({
      Metadata: { WriteTimestampMicros: { N: '1' } },
      Keys: { pk: { S: 'CHANGES' }, sk: { S: sk } },
      ...(text !== undefined && { NewImage: { pk: { S: 'CHANGES' }, sk: { S: sk }, text: { S: text } } }),
    }),
  );
  files.set(data, gzipSync(`${lines.join('\n')}\n`));
  files.set(
    `${folder}/manifest-files.json`,
    Buffer.from(`${JSON.stringify({ itemCount: changes.length, dataFileS3Key: data })}\n`),
  );
  files.set(
    `${folder}/manifest-summary.json`,
    Buffer.from(
      JSON.stringify({
        exportType: type,
        exportFromTime: at(from),
        exportToTime: at(to),
        manifestFilesS3Key: `${folder}/manifest-files.json`,
      }),
    ),
  );
}

const apply = (since: string) =>
  applyChanges(
    { s3: client, bucket: 'changes' },
    { client: new DynamoDBClient({}), table: table.name, since: at(since) },
  );

const put = (sk: string, text: string) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { ...key(sk), text } }));
const textOf = async (sk: string) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key: key(sk), ConsistentRead: true })))
    .Item?.['text'];

describe('applyChanges', () => {
  it('brings a restored table forward, with deletions, and the later of overlapping exports last', async () => {
    await put('old', 'unchanged');
    await put('gone', 'deleted later');
    await put('entry', 'of the backup');
    // Listed in another order than they were made.
    exported('08:00', '10:00', [
      { sk: 'entry', text: 'latest' },
      { sk: 'new', text: 'added' },
    ]);
    exported('07:00', '09:00', [{ sk: 'entry', text: 'later' }, { sk: 'gone' }]);
    exported('06:00', '08:00', [{ sk: 'entry', text: 'of the backup' }]);
    expect(await apply('07:45')).toEqual({ exports: 3, written: 4, deleted: 1, reached: at('10:00') });
    expect(await textOf('old')).toBe('unchanged');
    expect(await textOf('entry')).toBe('latest');
    expect(await textOf('new')).toBe('added');
    expect(await textOf('gone')).toBeUndefined();
  });

  it('leaves out exports that ended before the backup, and full ones', async () => {
    exported('03:00', '05:00', [{ sk: 'entry', text: 'outdated' }]);
    exported('07:00', '09:00', [{ sk: 'entry', text: 'full' }], 'FULL_EXPORT');
    exported('06:00', '08:00', [{ sk: 'other', text: 'x' }]);
    expect(await apply('07:30')).toMatchObject({ exports: 1, written: 1 });
    expect(await textOf('entry')).toBeUndefined();
  });

  it.each([
    ['after the backup', ['08:00', '10:00'], '07:30'],
    ['between two exports', ['06:00', '07:45'], '07:30'],
  ] as const)(
    'refuses changes that are missing %s, before it writes anything',
    async (_, [from, to], since) => {
      exported(from, to, [{ sk: 'entry', text: 'x' }]);
      exported('10:30', '12:00', [{ sk: 'entry', text: 'y' }]);
      await expect(apply(since)).rejects.toThrow(/^Changes from .* are missing$/);
      expect(await textOf('entry')).toBeUndefined();
    },
  );

  it('writes more items than one request takes', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ sk: `item-${index}`, text: String(index) }));
    exported('06:00', '08:00', many);
    expect(await apply('07:00')).toMatchObject({ written: 60 });
    expect(await textOf('item-59')).toBe('59');
  });
});
