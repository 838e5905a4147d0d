import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import type { SubmitDeps } from '#functions/services/entries/submit-drafts.ts';
import { submitEntries } from '#functions/services/entries/submit-entries.ts';
import { sealsOf } from '#functions/services/entries/verified-entry.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { sealStore } from '#functions/store/entries/seal-store.ts';
import { parseEntry } from '#functions/store/entries/stored-entry.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { everyCase } from '#test/support/every-case.ts';
import { putEntries } from '#test/support/filed-journal.ts';
import { accountOf, draftToSubmit, journalFaults, submittedEntries } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

/** A notary without a limit, and drafts that are ready to be submitted. */
async function world(count: number): Promise<{ notary: Notary; ids: string[] }> {
  const notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  const first = await draftToSubmit(notary, { act_time: '10:00' });
  const draft = await entryStore(table).get(await accountOf(notary.id, table), first, new Date());
  const copies = Array.from({ length: count }, () => ({ ...parseEntry({ ...draft }), id: ulid() }));
  await putEntries(table, notary.id, copies);
  return { notary, ids: copies.map(({ id }) => id) };
}

const died = new Error('The function died');

/** A function that dies at one of its steps: before the step, or after it, when its answer is lost. */
function dying(at: number, when: 'before' | 'after') {
  let steps = 0;
  const step =
    <Given extends unknown[], T>(run: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      steps += 1;
      const dies = steps === at;
      if (dies && when === 'before') throw died;
      const response = await run(...given);
      if (dies) throw died;
      return response;
    };
  return { step, hasDied: () => steps >= at };
}

/** The dependencies of a submission. Images are not stored here: sealed-files.test.ts covers their locks. */
function depsOf(step: ReturnType<typeof dying>['step'] = (run) => run): SubmitDeps {
  const [entries, journal] = [entryStore(table), submittingJournal(table)];
  const cutOffAt = Date.now() + 25_000;
  return {
    entries: { ...entries, getDraft: step(entries.getDraft) },
    journal: {
      ...journal,
      ledger: step(journal.ledger),
      submit: step(journal.submit),
    },
    images: { ...imageFiles(), lock: step(async () => {}), remove: async () => {} },
    locks: writeLockStore(table),
    now: () => new Date(),
    timeLeft: () => cutOffAt - Date.now(),
  };
}

async function submit(notary: Notary, entryIds: readonly string[], deps = depsOf()) {
  const account = await accountOf(notary.id, table);
  return submitEntries(deps, { account, sessionId: 'session', requestId: ulid(), entryIds });
}

/** Returns the numbers of a notary's entries, by ID. */
async function numbers(notary: Notary): Promise<Map<string, number>> {
  const entries = await submittedEntries(table, notary.id);
  return new Map(entries.map(({ id, entryNumber }) => [id, entryNumber ?? 0]));
}

describe('a submission of several entries that dies', () => {
  it.each(['before', 'after'] as const)(
    '%s any step submits all or none, and can be repeated',
    async (when) => {
      const { notary, ids } = await world(3 * 14);
      let [from, at, submittedAfterDeath] = [0, 1, 0];
      for (let isOver = false; !isOver; at += 1) {
        const some = ids.slice(from, from + 3);
        expect(some).toHaveLength(3);
        const { step, hasDied } = dying(at, when);
        const outcome = await submit(notary, some, depsOf(step)).catch((error: unknown) => error);
        isOver = !hasDied();
        expect(outcome).toEqual(isOver ? expect.objectContaining({ ok: true }) : died);
        const known = await numbers(notary);
        const done = some.filter((id) => known.has(id));
        expect([0, 3]).toContain(done.length);
        if (!isOver && done.length === 3) submittedAfterDeath += 1;
        const again = await submit(notary, some);
        expect(again).toMatchObject({
          ok: true,
          value: {
            entries: some.map((id, index) => ({
              id,
              entryNumber: String(from + index + 1).padStart(6, '0'),
            })),
          },
        });
        from += 3;
      }
      expect(submittedAfterDeath).toBe(when === 'after' ? 1 : 0);
      expect((await journalFaults(notary.id)).faults).toEqual([]);
    },
  );
});

describe('overlapping submissions in parallel', () => {
  it('submit each draft in one of them, whole, with consecutive numbers', async () => {
    const { notary, ids } = await world(20);
    const sets = Array.from({ length: everyCase ? 50 : 12 }, (_, at) =>
      [0, 1, 2].map((offset) => ids[(at * 7 + offset * (1 + (at % 3))) % ids.length] ?? ''),
    );
    const one = async (some: readonly string[]): Promise<void> => {
      const outcome = await submit(notary, some);
      if (!outcome.ok && outcome.code === 'BUSY') return one(some);
      if (!outcome.ok) expect(outcome.code).toBe('ENTRIES_PARTLY_SUBMITTED');
      const known = await numbers(notary);
      const done = some.filter((id) => known.has(id)).length;
      if (outcome.ok) expect(done).toBe(3);
      else expect(done).toBeGreaterThan(0);
    };
    await Promise.all(sets.map(one));
    // Each request has links of its own, in the order of its drafts.
    const { journalId } = await accountOf(notary.id, table);
    const links = await chainStore(table).links(journalId, 1, ids.length);
    const submissions = Map.groupBy(links, ({ requestId }) => requestId);
    for (const own of submissions.values()) {
      expect(sets).toContainEqual(own.map((link) => link.kind === 'entry' && link.entryId));
    }
    expect(submissions.size).toBeGreaterThan(1);
    expect((await journalFaults(notary.id)).faults).toEqual([]);
  });

  it('answer the same to all that name the same drafts', async () => {
    const { notary, ids } = await world(4);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => submit(notary, ids)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ ok: true });
  });
});

describe('links that were added together', () => {
  it('are found by range and by entry, in any part', async () => {
    const { notary, ids } = await world(12);
    for (const [from, to] of [
      [0, 5],
      [5, 6],
      [6, 12],
    ]) {
      expect(await submit(notary, ids.slice(from, to))).toMatchObject({ ok: true });
    }
    const account = await accountOf(notary.id, table);
    const chain = chainStore(table);
    for (let from = 0; from <= 13; from += 1) {
      for (let to = from; to <= 13; to += 1) {
        const links = await chain.links(account.journalId, from, to);
        const expected = Array.from({ length: Math.min(to, 12) - from + 1 }, (_, at) => from + at);
        expect(links.map(({ sequence }) => sequence)).toEqual(expected);
      }
    }
    const entries: EntryItem[] = await submittedEntries(table, notary.id);
    for (const some of [entries, entries.slice(2, 4), entries.slice(4, 8)]) {
      const seals = await sealsOf({ seals: sealStore(table) }, account, some);
      const dense = await sealStore(table).links(account.journalId, some);
      for (const { id, link = 0, entryHash } of some) {
        expect(seals.get(id)?.link).toMatchObject({ sequence: link, hash: entryHash, entryId: id });
        expect(dense.get(link)?.hash).toBe(entryHash);
      }
    }
  });
});
