import { randomBytes } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOutOnce } from '#functions/middleware/carry-out-once.ts';
import { emptyResponse, jsonResponse } from '#functions/middleware/http-response.ts';
import { log } from '#functions/middleware/log-request.ts';
import { type ClaimStore, claimStore } from '#functions/store/idempotency/claim-store.ts';
import { requestKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newTable } from '#test/support/stack.ts';

/** Milliseconds that a function has. */
const timeLeft = 15_000;

let table: Table;
let claims: ClaimStore;
let notaryId: string;
let clock: Date;
/** The IDs under which attempts ran, one for each. */
let ran: string[];

beforeAll(async () => {
  table = await newTable();
  claims = claimStore(table);
});

beforeEach(() => {
  notaryId = ulid();
  clock = new Date('2026-11-20T10:00:00Z');
  ran = [];
});

const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const done = () => jsonResponse(201, { attempt: ran.length, name: 'Ada Byron' });

type Asked = { key?: string; text?: string; as?: string; store?: ClaimStore };

/** Sends a request whose effect is counted, and which then ends as `outcome` says. */
function send(outcome: () => unknown = done, { key = 'key-1', text = 'body', as, store }: Asked = {}) {
  return carryOutOnce(
    { notaryId: as ?? notaryId, key, text, timeLeft },
    async (newId) => {
      ran.push(newId());
      return (await outcome()) as ReturnType<typeof done>;
    },
    { claims: store ?? claims, now: () => clock, newId: () => ulid() },
  );
}

/** Sends a request whose process dies: it never answers, and keeps nothing. */
async function sendAndDie(): Promise<void> {
  void send(() => new Promise(() => {}));
  await expect.poll(() => ran.length).toBeGreaterThan(0);
}

const items = async () => {
  const { pk } = requestKey(notaryId, '');
  const query = new QueryCommand({
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });
  return (await table.client.send(query)).Items ?? [];
};

describe('a request with an Idempotency-Key', () => {
  it('is carried out once, and answered as the first time for 24 hours', async () => {
    const first = await send();
    expect(first).toMatchObject({ ok: true, value: { statusCode: 201 } });
    later(24 * 60 * 60_000 - 1_000);
    expect(await send()).toEqual(first);
    expect(ran).toHaveLength(1);
    later(1_000);
    await send();
    expect(ran).toHaveLength(2);
  });

  it('is another one with another text, key, or notary', async () => {
    await send();
    expect(await send(done, { text: 'other' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(ran).toHaveLength(1);
    await send(done, { key: 'key-2' });
    await send(done, { as: ulid() });
    expect(ran).toHaveLength(3);
  });

  it.each(['', ' ', 'ü', 'a b', 'k'.repeat(129)])('is refused with the malformed key %j', async (key) => {
    expect(await send(done, { key })).toMatchObject({ code: 'INVALID_FIELDS' });
    expect(ran).toEqual([]);
  });

  it('runs once however many arrive in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(ran).toHaveLength(1);
    const inProgress = answers.filter((one) => !one.ok && one.code === 'REQUEST_IN_PROGRESS');
    const answered = answers.filter(({ ok }) => ok);
    expect(inProgress.length + answered.length).toBe(8);
    expect(new Set(answered.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('keeps an answer of several items, and an empty one', async () => {
    const large = { text: randomBytes(500_000).toString('base64') };
    const first = await send(() => jsonResponse(200, large));
    expect(await send()).toEqual(first);
    expect(await items()).toHaveLength(2);
    await send(() => emptyResponse(204), { key: 'key-2' });
    expect(await send(done, { key: 'key-2' })).toMatchObject({ value: { statusCode: 204 } });
    expect(ran).toHaveLength(2);
  });

  it('leaves in the table neither its key, nor its text, nor its answer', async () => {
    await send(done, { key: 'a-secret-key', text: 'a-secret-body' });
    const [item] = await items();
    expect(item).toMatchObject({ answer: expect.any(Uint8Array) });
    const stored = JSON.stringify(item) + Buffer.from(item?.['answer'] as Uint8Array).toString('latin1');
    expect(stored).not.toMatch(/a-secret|Ada|statusCode/);
  });

  it('writes twice, and once to repeat an answer', async () => {
    const sent = vi.spyOn(table.client, 'send');
    const writes = () => sent.mock.calls.filter(([command]) => command instanceof PutCommand);
    await send();
    expect(writes()).toHaveLength(2);
    await send();
    expect(writes()).toHaveLength(3);
    sent.mockRestore();
  });
});

describe('a refused request', () => {
  it('changed nothing, so its key is free for any request', async () => {
    expect(await send(() => jsonResponse(422, {}))).toMatchObject({ value: { statusCode: 422 } });
    expect(await send(done, { text: 'corrected' })).toMatchObject({ value: { statusCode: 201 } });
    expect(ran[1]).not.toBe(ran[0]);
  });

  it('keeps the ID of an earlier attempt that may have changed something', async () => {
    await send(() => jsonResponse(500, {}));
    await send(() => jsonResponse(409, {}));
    expect(await send(done, { text: 'other' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await send();
    expect(new Set(ran).size).toBe(1);
    expect(ran).toHaveLength(3);
  });

  it('is carried out again when its answer was a link, which works for a minute', async () => {
    await send(() => emptyResponse(303, { location: 'https://files.example' }));
    expect(await send()).toMatchObject({ value: { statusCode: 201 } });
  });
});

describe('an attempt that ends without an answer', () => {
  it.each([
    ['fails', () => Promise.reject(new Error('The table is gone'))],
    ['is busy', () => jsonResponse(503, {})],
  ])('continues under the same ID when it %s', async (_how, outcome) => {
    await send(outcome).catch(() => undefined);
    expect(await send()).toMatchObject({ value: { statusCode: 201 } });
    expect(ran).toHaveLength(2);
    expect(ran[1]).toBe(ran[0]);
  });

  it('continues under the same ID when the process died, but not before its time is over', async () => {
    await sendAndDie();
    later(timeLeft);
    expect(await send()).toMatchObject({ code: 'REQUEST_IN_PROGRESS', retryAfter: 2 });
    later(1_000);
    const answers = await Promise.all([send(), send(), send()]);
    expect(ran).toHaveLength(2);
    expect(ran[1]).toBe(ran[0]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
  });

  it('does not replace the answer of the attempt after it', async () => {
    let wake = (_: unknown): void => {};
    const slow = send(() => new Promise((resolve) => (wake = resolve)));
    await expect.poll(() => ran.length).toBe(1);
    later(timeLeft + 1_000);
    const second = await send(() => jsonResponse(201, { by: 'the second' }));
    wake(jsonResponse(201, { by: 'the first' }));
    await slow;
    expect(await send()).toEqual(second);
  });

  it('answers its client although the answer cannot be kept', async () => {
    const failed = vi.spyOn(log(), 'error').mockImplementation(() => {});
    const store = { ...claims, answer: () => Promise.reject(new Error('Throttled')) };
    expect(await send(done, { store })).toMatchObject({ value: { statusCode: 201 } });
    expect(failed.mock.lastCall?.[0]).toBe('ANSWER_NOT_KEPT');
    failed.mockRestore();
    later(timeLeft + 1_000);
    await send();
    expect(ran[1]).toBe(ran[0]);
  });
});
