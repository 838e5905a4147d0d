import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { getDashboard } from '#functions/services/entries/get-dashboard.ts';
import type { SubmitDeps } from '#functions/services/entries/submit-drafts.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { type EntryItem, entryItem } from '#functions/store/entries/entry-item.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { verificationStore } from '#functions/store/entries/verification-store.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { draftCountKey, draftListKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { actOutcomeCodes } from '#shared/data/outcomes.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { everyCase } from '#test/support/every-case.ts';
import { putEntries } from '#test/support/filed-journal.ts';
import { accountOf, draftToSubmit, journalFaults, submittedEntries } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

const notaries = everyCase ? 5 : 2;
const draftsOfEach = everyCase ? 60 : 14;
const atOnce = 3;

/** Totals do not depend on images. That they are locked in parallel, and once, is tested in sealed-files.test.ts. */
const noImages = { ...imageFiles(), lock: async () => {}, remove: async () => {} };

let table: Table;

/** Stores drafts with random fees and outcomes, listed or not, ready to be submitted. */
async function withDrafts(notary: Notary, seed: number): Promise<EntryItem[]> {
  const id = await draftToSubmit(notary, { act_time: '10:00' });
  const account = await accountOf(notary.id, table);
  const draft = await entryStore(table).get(account, id, new Date());
  if (!draft) throw new Error('A draft is missing');
  const { expiresAt: _, ...rest } = entryItem.parse(draft);
  const anyFacts = fc.record({
    ...{ feeCents: fc.nat(500), isListed: fc.boolean() },
    outcome: fc.constantFrom(...actOutcomeCodes),
  });
  const facts = fc.sample(anyFacts, { numRuns: draftsOfEach, seed });
  const drafts = facts.map(({ feeCents, isListed, outcome }) => {
    const own = ulid();
    const listKey = isListed ? draftListKey(rest.updatedAt, own) : undefined;
    const outcomeReason = outcome === 'performed' ? null : ('signer_absent' as const);
    return { ...rest, id: own, feeCents, outcome, outcomeReason, ...(listKey && { listKey }) };
  });
  await putEntries(table, notary.id, drafts);
  const draftCount = drafts.filter(({ listKey }) => listKey).length;
  const Item = { ...draftCountKey(notary.id), draftCount };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return drafts;
}

/** A moment around the end of a month, in UTC and in any time zone of a notary. */
const moments = fc
  .integer({ min: -30, max: 30 })
  .map((hours) => new Date(Date.UTC(2026, 11, 1) + hours * 3_600_000));

/** A table that commits every write, and loses one response in seven. */
function forgetful(seed: number): Table {
  const lost = fc.sample(fc.nat(6), { numRuns: 5_000, seed });
  let turn = 0;
  const client = new Proxy(table.client, {
    get(target, name) {
      if (name !== 'send') return Reflect.get(target, name);
      return async (command: Parameters<typeof target.send>[0]) => {
        const answer = await target.send(command);
        turn += 1;
        if (command.constructor.name === 'TransactWriteCommand' && lost[turn % lost.length] === 0)
          throw new Error('The answer was lost');
        return answer;
      };
    },
  });
  return { ...table, client };
}

/** Submits all drafts, some repeatedly and some in parallel, until each submission got a response. */
async function submitAll(notary: Notary, drafts: readonly EntryItem[], seed: number): Promise<void> {
  const account = await accountOf(notary.id, table);
  const unsure = forgetful(seed);
  const deps: Omit<SubmitDeps, 'now'> = {
    entries: entryStore(unsure),
    journal: submittingJournal(unsure),
    images: noImages,
    locks: writeLockStore(table),
    timeLeft: () => 60_000,
  };
  const plans = fc.sample(fc.record({ times: fc.integer({ min: 1, max: 3 }), now: moments }), {
    numRuns: drafts.length,
    seed,
  });
  const once = async (entryId: string, now: Date): Promise<void> => {
    const ask = { account, sessionId: 'session', requestId: ulid(), entryId };
    const outcome = await submitEntry({ ...deps, now: () => now }, ask).catch((error: unknown) => error);
    if (outcome instanceof Error) {
      expect(outcome.message).toBe('The answer was lost');
      return once(entryId, now);
    }
    expect(outcome).toEqual({ ok: true, value: expect.objectContaining({ id: entryId }) });
  };
  const left = drafts.entries();
  const worker = async () => {
    for (const [at, draft] of left) {
      const { times, now } = plans[at] ?? { times: 1, now: new Date() };
      await Promise.all(Array.from({ length: times }, () => once(draft.id, now)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

describe('the totals after random parallel submissions with repetitions and lost responses', () => {
  it('match a recount of the entries', async () => {
    const all = await Promise.all(
      Array.from({ length: notaries }, async (_, at) => {
        const notary = await registerNotary();
        await setPlan(notary.id, 'pro');
        return { notary, drafts: await withDrafts(notary, at + 1), seed: at + 1 };
      }),
    );
    await Promise.all(all.map(({ notary, drafts, seed }) => submitAll(notary, drafts, seed)));
    for (const { notary, drafts } of all) {
      expect(await journalFaults(notary.id, table)).toMatchObject({ faults: [] });
      const entries = await submittedEntries(table, notary.id);
      expect(entries.map(({ id }) => id).toSorted()).toEqual(drafts.map(({ id }) => id).toSorted());
      const account = await accountOf(notary.id, table);
      const { timezone } = account;
      for (const now of [new Date('2026-11-30T12:00:00Z'), new Date('2026-12-01T18:00:00Z')]) {
        const own = entries.filter(
          ({ submittedAt, outcome }) =>
            wasPerformed({ outcome }) &&
            monthIn(timezone, new Date(submittedAt ?? '')) === monthIn(timezone, now),
        );
        const shown = await getDashboard(
          {
            entries: entryStore(table),
            journal: submittingJournal(table),
            addenda: addendumStore(table),
            verifications: verificationStore(table),
            now: () => now,
          },
          account,
        );
        const feeCents = own.reduce((sum, entry) => sum + entry.feeCents, 0);
        expect(own.length).toBeGreaterThan(0);
        expect(shown).toMatchObject({
          value: {
            submittedCount: draftsOfEach,
            draftsCount: 0,
            monthEntries: { value: own.length },
            monthRevenue: { value: feeCents / 100 },
          },
        });
      }
    }
  });
});
