import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentionError } from '#functions/store/table/contention-error.ts';
import { transact, writeAmidTransactions } from '#functions/store/table/transactions.ts';
import { localDynamoDbClient } from '#scripts/local/database/table.ts';

// DynamoDB Local does not produce these on demand: conflicts, throttling, and service failures.
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

describe('writeAmidTransactions', () => {
  const conflict = Object.assign(new Error('met a transaction'), { name: 'TransactionConflictException' });

  it('retries after a conflict with a transaction, and after nothing else', async () => {
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

  it('gives up when every attempt conflicts', async () => {
    await expect(writeAmidTransactions(() => Promise.reject(conflict))).rejects.toThrow(ContentionError);
  });
});

describe('transact', () => {
  it('retries after a conflict with another transaction and after throttling', async () => {
    service
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None'))
      .rejectsOnce(cancelled('None', 'ThrottlingError'))
      .resolves({});
    expect(await transact(table, items)).toBe('committed');
    expect(service.calls()).toHaveLength(3);
  });

  it('returns which conditions failed, and does not retry', async () => {
    service
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'ConditionalCheckFailed', 'TransactionConflict', 'ConditionalCheckFailed'));
    expect(await transact(table, items)).toEqual({ refused: [1, 3] });
    expect(service.calls()).toHaveLength(1);
  });

  it('gives up when every attempt conflicts', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(table, items)).rejects.toThrow(ContentionError);
  });

  it('throws unexpected errors', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(transact(table, items)).rejects.toThrow('Transaction cancelled');
    service.on(TransactWriteCommand).rejects(new Error('the network is gone'));
    await expect(transact(table, items)).rejects.toThrow('the network is gone');
    expect(service.calls()).toHaveLength(2);
  });
});
