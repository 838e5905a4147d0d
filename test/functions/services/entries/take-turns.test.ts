import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { ok } from '#functions/outcome.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { withWriteLock } from '#functions/services/entries/write-lock.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { everyCase } from '#test/support/every-case.ts';
import { putEntries } from '#test/support/filed-journal.ts';
import { accountOf, draftToSubmit, journalFaults } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

const now = new Date('2026-03-02T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

let table: Table;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

/** Returns the table, counting the commands that are sent to it. */
function counted(): { table: Table; count: () => number } {
  let sent = 0;
  const client = new Proxy(table.client, {
    get(target, name) {
      if (name !== 'send') return Reflect.get(target, name);
      return (command: Parameters<typeof target.send>[0]) => {
        sent += 1;
        return target.send(command);
      };
    },
  });
  return { table: { ...table, client }, count: () => sent };
}

const submissions = everyCase ? 65 : 20;

describe(`${submissions} submissions of one notary in parallel`, () => {
  it('all get their numbers, with few calls of the table for each', async () => {
    const notary = await registerNotary();
    await setPlan(notary.id, 'pro');
    const first = await draftToSubmit(notary, { act_time: '10:00' });
    const account = await accountOf(notary.id, table);
    const draft = await entryStore(table).get(account, first, new Date());
    if (!draft) throw new Error('The draft is missing');
    const drafts = Array.from({ length: submissions }, () => ({ ...draft, id: ulid(), images: [] }));
    await putEntries(table, notary.id, drafts);
    const { table: watched, count } = counted();
    const deps = {
      entries: entryStore(watched),
      journal: submittingJournal(watched),
      images: { ...imageFiles(), lock: async () => {}, remove: async () => {} },
      locks: writeLockStore(watched),
      now: () => new Date(),
    };
    let requests = 0;
    /** Submits as the app does, which asks again when the server is busy. */
    const submitted = async (entryId: string): Promise<number> => {
      requests += 1;
      const cutOffAt = Date.now() + 15_000;
      const outcome = await submitEntry(
        { ...deps, timeLeft: () => cutOffAt - Date.now() },
        { account, sessionId: 'session', requestId: ulid(), entryId },
      );
      if (outcome.ok) return Number(outcome.value.entryNumber);
      expect(outcome).toEqual({ ok: false, code: 'BUSY', retryAfter: 1 });
      return submitted(entryId);
    };
    const numbers = await Promise.all(drafts.map(({ id }) => submitted(id)));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: submissions }, (_, index) => index + 1),
    );
    expect((await journalFaults(notary.id)).faults).toEqual([]);
    expect(count() / requests).toBeLessThan(25);
  });
});

describe('takeTurns', () => {
  const request = () => ({ notaryId: ulid(), requestId: ulid() });

  it('does not wait for a turn before the first attempt', async () => {
    const { table: watched, count } = counted();
    const deps = { locks: writeLockStore(watched), now: () => now, timeLeft: () => 15_000 };
    expect(await withWriteLock(deps, request(), async () => ok('done'))).toEqual(ok('done'));
    expect(count()).toBe(0);
  });

  it('answers BUSY when the time is almost over, instead of another attempt', async () => {
    const deps = { locks: writeLockStore(table), now: () => now, timeLeft: () => 2_000 };
    let attempts = 0;
    const outcome = await withWriteLock(deps, request(), async () => {
      attempts += 1;
      return 'lost';
    });
    expect(outcome).toEqual({ ok: false, code: 'BUSY', retryAfter: 1 });
    expect(attempts).toBe(1);
  });

  it('gives the turn back after a failure', async () => {
    const { notaryId, requestId } = request();
    const deps = { locks: writeLockStore(table), now: () => now, timeLeft: () => 15_000 };
    let attempts = 0;
    const failing = withWriteLock(deps, { notaryId, requestId }, async () => {
      attempts += 1;
      if (attempts > 1) throw new Error('The function died');
      return 'lost';
    });
    await expect(failing).rejects.toThrow('The function died');
    expect(await deps.locks.take(notaryId, 'another', now)).toBe(true);
  });
});

describe('a turn', () => {
  it('belongs to one request, which may prolong it, until it is given back', async () => {
    const locks = writeLockStore(table);
    const notaryId = ulid();
    expect(await locks.take(notaryId, 'one', now)).toBe(true);
    expect(await locks.take(notaryId, 'other', now)).toBe(false);
    await locks.pass(notaryId, 'other');
    expect(await locks.take(notaryId, 'one', later(3_000))).toBe(true);
    expect(await locks.take(notaryId, 'other', later(5_000))).toBe(false);
    await locks.pass(notaryId, 'one');
    expect(await locks.take(notaryId, 'other', later(5_000))).toBe(true);
  });

  it('ends after four seconds if its process died', async () => {
    const locks = writeLockStore(table);
    const notaryId = ulid();
    await locks.take(notaryId, 'died', now);
    expect(await locks.take(notaryId, 'other', later(4_000))).toBe(false);
    expect(await locks.take(notaryId, 'other', later(4_001))).toBe(true);
  });
});
