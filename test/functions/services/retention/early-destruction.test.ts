import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import { verifyJournal } from '#functions/services/entries/verify-journal.ts';
import { sendExpiryReminders } from '#functions/services/reminders/send-expiry-reminders.ts';
import { closingFacts } from '#functions/services/retention/closure-facts.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import type { Table } from '#functions/store/table/table.ts';
import { call } from '#test/support/api.ts';
import { afterDays, dayMs, destroyer, destructionStores } from '#test/support/destroyer.ts';
import type { EntryPayload } from '#test/support/entry.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { registerNotary, verifyEmail } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { versionsWith } from '#test/support/remains.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;
const today = new Date().toISOString().slice(0, 10);
const year = today.slice(0, 4);

/** The first moment at which so many years from today are over in every time zone of the US. */
const overAfter = (years: number) =>
  new Date(Date.parse(`${Number(year) + years}${today.slice(4)}T18:00:00Z`) + dayMs);

/** Michigan: five years from the act, ten for remote acts. */
const michigan = { year, state: 'MI' };

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

/** Returns a clock that lets a run destroy one entry. */
function forOneEntry(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= 2;
  };
}

/** Registers a notary with sealed entries of Michigan that were exported and downloaded when their five years were over. */
async function notaryWith(...entries: Partial<EntryPayload>[]) {
  const notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  const ids: string[] = [];
  for (const changes of entries) {
    const id = await draftToSubmit(notary, { state_code: 'MI', fee: 10, ...changes });
    expect((await submit(notary, id)).status).toBe(200);
    ids.push(id);
  }
  const account = await accountOf(notary.id, table);
  const destroys = destroyer(table, account);
  await destroys.exported(overAfter(5));
  return { notary, account, ids, ...destroys };
}

const factsAt = (now: Date, account: Awaited<ReturnType<typeof accountOf>>) =>
  closingFacts({ ...destructionStores(table), entries: entryRows(table), now: () => now }, account);

const remote = { act_mode: 'remote', remote_recording_location: 'Platform vault, kept by us' } as const;

describe('a destruction', () => {
  it('keeps a remote act for the longer years of its law', async () => {
    const { account, ask, exported } = await notaryWith({}, remote);
    expect(await ask(overAfter(5), michigan)).toBe('DESTRUCTION_REFUSED');
    expect(await factsAt(overAfter(5), account)).toMatchObject({
      keepUntil: `${Number(year) + 10}${today.slice(4)}`,
      erasureRefused: 'law',
    });
    await exported(overAfter(10));
    expect(await ask(overAfter(10), michigan)).toBe('asked');
  });

  it('counts from the receipt of the last addendum, also of one in the days of waiting', async () => {
    const { notary, account, ids, ask, run } = await notaryWith({});
    expect(await ask(overAfter(5), michigan)).toBe('asked');
    const params = { id: ids[0] ?? '' };
    const body = { reason: 'Correction', text: 'The county was wrong' };
    expect((await call('add-addendum', { params, body, token: notary.token })).status).toBe(201);
    const destructions = destructionStore(table);
    const annotated = {
      ...destructions,
      addendaFacts: async (...range: Parameters<typeof destructions.addendaFacts>) =>
        (await destructions.addendaFacts(...range)).map((one) => ({
          ...one,
          at: overAfter(5).toISOString(),
        })),
    };
    const later = afterDays(overAfter(5), 8);
    expect(await run(later, { destructions: annotated })).toMatchObject({ givenUp: 1, destroyed: 0 });
    const deps = { ...destructionStores(table), entries: entryRows(table), now: () => later };
    expect(await closingFacts({ ...deps, destructions: annotated }, account)).toMatchObject({
      erasureRefused: 'law',
    });
  });

  it('is told by a second email, also if the first one was lost', async () => {
    const { notary, account, ask } = await notaryWith({});
    await verifyEmail(notary);
    const lost = async () => {
      throw new Error('The mail service is down');
    };
    const at = overAfter(5);
    expect(await ask(at, michigan, lost)).toBe('asked');
    const told = async (now: Date) => {
      const mails: Mail[] = [];
      await sendExpiryReminders({
        ...destructionStores(table),
        ...{ reminders: reminderStore(table), matters: matterStore(table) },
        emailOnce: async (mail) => {
          if (mail.to === account.email) mails.push(mail);
          return { kind: 'sent' };
        },
        report: (_, error) => {
          throw error;
        },
        ...{ newId: () => ulid(), now: () => now, wait: async () => {}, timeLeft: () => 600_000 },
        siteUrl: 'https://journal.example',
      });
      return mails.map(({ subject }) => subject);
    };
    const cancel = async () => {
      const [asked] = await destructionStore(table).asked(notary.id);
      const params = { destruction_id: asked?.id ?? '' };
      expect((await call('cancel-destruction', { params, token: notary.token })).status).toBe(204);
    };
    expect(await told(afterDays(at, 3))).toEqual([]);
    expect(await told(afterDays(at, 4))).toEqual([
      expect.stringMatching(/^Destruction of entries requested: you can cancel it until/),
    ]);
    expect(await told(afterDays(at, 5))).toEqual([]);
    await cancel();
    expect(await ask(afterDays(at, 5), michigan, lost)).toBe('asked');
    await cancel();
    expect(await told(afterDays(at, 9))).toEqual([]);
  });

  it('is finished in its journal, also if the notary has started another one since', async () => {
    const { notary, account, ids, ask, run } = await notaryWith({}, {});
    const { token, email } = notary;
    const { journalId } = account;
    expect(await ask(overAfter(5), michigan)).toBe('asked');
    const later = afterDays(overAfter(5), 8);
    await run(later, { hasTime: forOneEntry() });
    const body = { closes: journalId, reason: 'own_choice' as const, email };
    expect((await call('start-journal', { token, body })).status).toBe(200);
    const destructions = destructionStore(table);
    const [asked] = await destructions.asked(notary.id);
    const params = { destruction_id: asked?.id ?? '' };
    expect((await call('cancel-destruction', { params, token })).status).toBe(409);
    expect(await run(afterDays(later, 1))).toMatchObject({ destroyed: 1, failures: [] });
    expect(await destructions.record(journalId, asked?.id ?? '')).toMatchObject({
      ...{ finishedAt: afterDays(later, 1).toISOString(), stopped: 'journals' },
      seals: [{ position: '1' }],
    });
    expect(await versionsWith([ids[0] ?? ''])).toEqual([]);
    expect(await run(afterDays(later, 2))).toMatchObject({ failures: [] });
    expect(await destructions.asked(notary.id)).toEqual([]);
  });

  it('has one record, which lists everything, when two runs carry it out', async () => {
    const { account, ask, run } = await notaryWith({}, {}, {});
    expect(await ask(overAfter(5), michigan)).toBe('asked');
    const later = afterDays(overAfter(5), 8);
    const destructions = destructionStore(table);
    const overtaken = {
      ...destructions,
      async record(journalId: string, id: string) {
        const before = await destructions.record(journalId, id);
        // The other run begins, and destroys one entry, when this one has read that there is no record.
        if (!before) await run(later, { hasTime: forOneEntry() });
        return before;
      },
    };
    await run(later, { destructions: overtaken });
    expect(await run(later)).toMatchObject({ failures: [] });
    const [{ id = '' } = {}] = await destructions.summaries(account.journalId);
    const record = await destructions.record(account.journalId, id);
    expect(record?.seals.map(({ position }) => position)).toEqual(['1', '2', '3']);
    const deps = {
      ...destructionStores(table),
      ...{ chain: chainStore(table), batch: entryBatch(table), addenda: addendumStore(table) },
    };
    expect((await verifyJournal(deps, account.journalId, 0, 100)).faults).toEqual([]);
  });
});
