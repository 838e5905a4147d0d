import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#functions/store/table/table.ts';
import { unitMeter } from '#scripts/bench/unit-meter.ts';
import { newTable } from '#test/support/stack.ts';

/*
 * The meter of the bench, on DynamoDB Local. It throws if DynamoDB Local reports more for a call than the rule.
 */

let table: Table;
let meter: Awaited<ReturnType<typeof unitMeter>>;
let pk: string;
let TableName: string;

beforeAll(async () => {
  table = await newTable();
  TableName = table.name;
  meter = await unitMeter(table);
});

beforeEach(() => {
  pk = ulid();
});

type Command = Parameters<Table['client']['send']>[0];

const send = (command: object) => table.client.send(command as Command);
const cost = (command: object) => meter.units(() => send(command));
const item = (sk: string, bytes = 100, more: object = {}) => ({ pk, sk, big: 'x'.repeat(bytes), ...more });
const put = (Item: object) => send(new PutCommand({ TableName, Item: { ...Item } }));

describe('writes', () => {
  it('of single items', async () => {
    expect(await cost(new PutCommand({ TableName, Item: item('1', 1_500, { listKey: 'D' }) }))).toEqual({
      ...{ reads: 0, writes: 3 },
    });
    // The old item is larger, and leaves the list.
    expect(await cost(new PutCommand({ TableName, Item: item('1') }))).toEqual({ reads: 0, writes: 3 });
    const add = { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } };
    expect(await cost(new UpdateCommand({ TableName, Key: { pk, sk: '1' }, ...add }))).toEqual({
      ...{ reads: 0, writes: 1 },
    });
    expect(await cost(new DeleteCommand({ TableName, Key: { pk, sk: '1' } }))).toEqual({
      reads: 0,
      writes: 1,
    });
  });

  it('of a transaction: twice, also if its condition fails', async () => {
    await put(item('1', 1_500, { listKey: 'D' }));
    const stub = { Put: { TableName, Item: item('1') } };
    const added = { Put: { TableName, Item: item('2', 1_500, { listKey: 'S' }) } };
    const checked = {
      ConditionCheck: { TableName, Key: { pk, sk: '3' }, ConditionExpression: 'attribute_not_exists(pk)' },
    };
    const parts = new TransactWriteCommand({ TransactItems: [stub, added, checked] });
    expect(await cost(parts)).toEqual({ reads: 0, writes: 6 + 6 + 2 });
    const refused = { Put: { ...added.Put, ConditionExpression: 'attribute_not_exists(pk)' } };
    const again = new TransactWriteCommand({ TransactItems: [refused] });
    expect(await meter.units(() => send(again).catch(() => undefined))).toEqual({ reads: 0, writes: 4 });
  });

  it('of a batch: once', async () => {
    const requests = ['1', '2'].map((sk) => ({ PutRequest: { Item: item(sk, 1_100) } }));
    const batch = new BatchWriteCommand({ RequestItems: { [TableName]: requests } });
    expect(await cost(batch)).toEqual({ reads: 0, writes: 4 });
  });
});

describe('reads', () => {
  it('of single items, also of parts of one, and of one that does not exist', async () => {
    await put(item('1', 5_000));
    const Key = { pk, sk: '1' };
    expect(await cost(new GetCommand({ TableName, Key }))).toEqual({ reads: 1, writes: 0 });
    const strong = { TableName, Key, ConsistentRead: true };
    expect(await cost(new GetCommand(strong))).toEqual({ reads: 2, writes: 0 });
    const part = new GetCommand({ ...strong, ProjectionExpression: 'pk' });
    expect(await cost(part)).toEqual({ reads: 2, writes: 0 });
    expect(await cost(new GetCommand({ TableName, Key: { pk, sk: '2' } }))).toEqual({
      reads: 0.5,
      writes: 0,
    });
    const keys = { Keys: [Key, { pk, sk: '2' }] };
    const batch = new BatchGetCommand({ RequestItems: { [TableName]: keys } });
    expect(await cost(batch)).toEqual({ reads: 1.5, writes: 0 });
  });

  it('of a query: all its items together, also those that it leaves out', async () => {
    for (const sk of ['1', '2', '3']) await put(item(sk, 1_500, { listKey: sk }));
    const query = {
      ...{ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } },
      ConsistentRead: true,
    };
    expect(await cost(new QueryCommand(query))).toEqual({ reads: 2, writes: 0 });
    const filtered = new QueryCommand({
      ...{ ...query, FilterExpression: '#big = :none', ExpressionAttributeNames: { '#big': 'big' } },
      ExpressionAttributeValues: { ':pk': pk, ':none': '' },
    });
    expect(await cost(filtered)).toEqual({ reads: 2, writes: 0 });
    expect(await cost(new QueryCommand({ ...query, Limit: 1 }))).toEqual({ reads: 1, writes: 0 });
    expect(await cost(new QueryCommand({ ...query, IndexName: 'byList' }))).toEqual({ reads: 1, writes: 0 });
  });
});

it('refuses a command without a price', async () => {
  await expect(cost(new ScanCommand({ TableName }))).rejects.toThrow(
    'does not know the price of ScanCommand',
  );
});
