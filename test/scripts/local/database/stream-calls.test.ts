import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRecord } from '#scripts/local/aws/aws-answer.ts';
import { StreamCalls } from '#scripts/local/database/stream-calls.ts';
import type { LambdaRecord } from '#scripts/local/database/stream-reader.ts';
import { localDynamoDbClient } from '#scripts/local/database/table.ts';
import { testTable } from '#test/support/stack.ts';

const TableName = 'stream-calls-test';
let folder: string;
let endpoint: string;
let client: DynamoDBDocumentClient;

/** A function that logs its events, and fails each removal as often as the item's `failures` say. */
const source = (log: string) => `
const { appendFileSync } = require('node:fs');
const tries = new Map();
exports.handler = async ({ Records }) => {
  appendFileSync(${JSON.stringify(log)}, JSON.stringify(Records) + '\\n');
  const batchItemFailures = [];
  for (const { dynamodb } of Records) {
    const id = dynamodb.Keys.pk.S;
    if (!dynamodb.OldImage) continue;
    tries.set(id, (tries.get(id) ?? 0) + 1);
    if (tries.get(id) <= Number(dynamodb.OldImage.failures?.N ?? 0)) {
      batchItemFailures.push({ itemIdentifier: dynamodb.SequenceNumber });
    }
  }
  return { batchItemFailures };
};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stream-calls-'));
  const table = await testTable();
  const { protocol, hostname, port } = (await table.client.config.endpoint?.()) ?? {};
  endpoint = `${protocol}//${hostname}:${port}`;
  const plain = localDynamoDbClient(endpoint);
  client = DynamoDBDocumentClient.from(plain);
  await plain.send(
    new CreateTableCommand({
      TableName,
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'OLD_IMAGE' },
    }),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function putAndDelete(pk: string, more: object = {}): Promise<void> {
  await client.send(new PutCommand({ TableName, Item: { pk, status: 'draft', ...more } }));
  await client.send(new DeleteCommand({ TableName, Key: { pk } }));
}

/** Starts calls that are logged in a new file. `calls` reads what has been delivered so far. */
async function start(name: string) {
  const log = join(folder, `${name}.log`);
  const file = join(folder, `${name}.cjs`);
  await writeFile(file, source(log));
  const running = new StreamCalls(
    { endpoint, table: TableName },
    {
      function: { name, file, timeoutSeconds: 10, memoryMb: 128, environment: {} },
      batchSize: 2,
      retryAttempts: 1,
    },
  );
  const calls = async (): Promise<LambdaRecord[][]> => {
    const text = await readFile(log, 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const until = async (done: (ids: string[][]) => boolean): Promise<string[][]> => {
    for (;;) {
      const ids = (await calls()).map((batch) => batch.map(idOf));
      if (done(ids)) return ids;
      await delay(50);
    }
  };
  return { running, calls, until };
}

const idOf = ({ eventName, dynamodb }: LambdaRecord) =>
  `${eventName} ${asRecord(asRecord(asRecord(dynamodb)?.['Keys'])?.['pk'])?.['S']}`;

describe("the table's stream on one machine", () => {
  it('delivers all records in batches, and retries a batch from its first failed record', async () => {
    for (const id of ['a', 'b', 'c']) await putAndDelete(id, id === 'b' ? { failures: 1 } : {});
    const { running, until } = await start('retries');
    const ids = await until((seen) => seen.some((batch) => batch.includes('REMOVE c')));
    await running.stop();
    expect(ids).toEqual([
      ['INSERT a', 'REMOVE a'],
      ['INSERT b', 'REMOVE b'],
      ['REMOVE b', 'INSERT c'],
      ['REMOVE c'],
    ]);
  });

  it('gives up after the retries of the mapping, and continues', async () => {
    await putAndDelete('hopeless', { failures: 99 });
    await putAndDelete('next');
    const { running, until } = await start('hopeless');
    const ids = await until((seen) => seen.flat().includes('REMOVE next'));
    await running.stop();
    expect(ids.flat().filter((id) => id === 'REMOVE hopeless')).toHaveLength(2);
  });

  it('delivers a removal like Lambda', async () => {
    await putAndDelete('told');
    const { running, calls, until } = await start('told');
    await until((seen) => seen.flat().includes('REMOVE told'));
    await running.stop();
    const found = (await calls()).flat().find((record) => idOf(record) === 'REMOVE told');
    expect(found).toEqual({
      eventID: expect.any(String),
      eventName: 'REMOVE',
      eventVersion: expect.any(String),
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      eventSourceARN: expect.stringContaining(`:table/${TableName}/stream/`),
      dynamodb: {
        ApproximateCreationDateTime: expect.any(Number),
        Keys: { pk: { S: 'told' } },
        OldImage: { pk: { S: 'told' }, status: { S: 'draft' } },
        SequenceNumber: expect.any(String),
        SizeBytes: expect.any(Number),
        StreamViewType: 'OLD_IMAGE',
      },
    });
  });
});
