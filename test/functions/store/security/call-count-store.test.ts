import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CallCountStore, callCountStore } from '#functions/store/security/call-count-store.ts';
import { callCountKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newTable } from '#test/support/stack.ts';

const limit = { group: 'documents', calls: 5 } as const;
const start = new Date('2026-03-02T10:00:00Z');
const secondsOn = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

let table: Table;
let counts: CallCountStore;

beforeAll(async () => {
  table = await newTable();
  counts = callCountStore(table);
});

describe('callCountStore', () => {
  it('gives parallel calls of an account no more room than the limit, and says when there is more', async () => {
    const notary = ulid();
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => counts.take(notary, limit, secondsOn(100))),
    );
    expect(taken.filter((wait) => wait === undefined)).toHaveLength(5);
    expect(new Set(taken)).toEqual(new Set([undefined, 200]));
    expect(await counts.take(notary, limit, secondsOn(299))).toBe(1);
    expect(await counts.take(notary, limit, secondsOn(300))).toBeUndefined();
  });

  it('counts other accounts and other groups apart', async () => {
    const notary = ulid();
    for (let call = 0; call < 5; call += 1) await counts.take(notary, limit, start);
    expect(await counts.take(notary, limit, start)).toBe(300);
    expect(await counts.take(ulid(), limit, start)).toBeUndefined();
    expect(await counts.take(notary, { group: 'uploads', calls: 5 }, start)).toBeUndefined();
  });

  it('leaves nothing after the window', async () => {
    const notary = ulid();
    await counts.take(notary, limit, start);
    const Key = callCountKey(notary, 'documents', start.getTime() / 1_000);
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
    expect(Item).toEqual({ ...Key, calls: 1, expiresAt: secondsOn(300).getTime() / 1_000 });
  });
});
