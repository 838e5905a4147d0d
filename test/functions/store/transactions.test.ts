import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentionError } from '#functions/store/contention-error.ts';
import { transact, writeAmidTransactions } from '#functions/store/transactions.ts';
import { localDynamoDbClient } from '#scripts/local/table.ts';

// What DynamoDB Local does not do on demand: conflicts, throttling, failures of the service.
const client = DynamoDBDocumentClient.from(localDynamoDbClient('http://127.0.0.1:9'));
const service = mockClient(client);
const table = { client, name: 'journal' };
const items = [{ Delete: { TableName: 'journal', Key: { pk: 'a', sk: 'b' } } }];

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => service.reset());

describe('a single write', () => {
  const conflict = Object.assign(new Error('met a transaction'), { name: 'TransactionConflictException' });

  it('is tried again when it met a transaction, and not for anything else', async () => {
    const answers: (() => string)[] = [
      () => {
        throw conflict;
      },
      () => 'written',
    ];
    expect(await writeAmidTransactions(async () => answers.shift()?.())).toBe('written');
    const failing = writeAmidTransactions(() => Promise.reject(new Error('the network is gone')));
    await expect(failing).rejects.toThrow('the network is gone');
  });

  it('gives up when it meets one every time', async () => {
    await expect(writeAmidTransactions(() => Promise.reject(conflict))).rejects.toThrow(ContentionError);
  });
});

describe('transact', () => {
  it('tries again when it met another transaction or was throttled', async () => {
    service
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None'))
      .rejectsOnce(cancelled('None', 'ThrottlingError'))
      .resolves({});
    expect(await transact(table, items)).toBe('committed');
    expect(service.calls()).toHaveLength(3);
  });

  it('tells which conditions did not hold, and does not try again', async () => {
    service
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'ConditionalCheckFailed', 'TransactionConflict', 'ConditionalCheckFailed'));
    expect(await transact(table, items)).toEqual({ refused: [1, 3] });
    expect(service.calls()).toHaveLength(1);
  });

  it('gives up when it meets others every time', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(table, items)).rejects.toThrow(ContentionError);
  });

  it('throws what it does not expect', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(transact(table, items)).rejects.toThrow('Transaction cancelled');
    service.on(TransactWriteCommand).rejects(new Error('the network is gone'));
    await expect(transact(table, items)).rejects.toThrow('the network is gone');
    expect(service.calls()).toHaveLength(2);
  });
});
