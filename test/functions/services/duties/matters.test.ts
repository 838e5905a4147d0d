import { monotonicFactory } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMatterStep } from '#functions/services/duties/add-matter-step.ts';
import { getMatter } from '#functions/services/duties/get-matter.ts';
import { listMatters } from '#functions/services/duties/list-matters.ts';
import {
  type MakeMatterDocumentDeps,
  makeMatterDocument,
} from '#functions/services/duties/make-matter-document.ts';
import { openMatter } from '#functions/services/duties/open-matter.ts';
import { sendExpiryReminders } from '#functions/services/reminders/send-expiry-reminders.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { type MatterStore, matterStore } from '#functions/store/duties/matter-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { limits } from '#shared/data/limits.ts';
import type { AskedMatter, Matter } from '#shared/schemas/matter.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let table: Table;
let world: AccountWorld;
let matters: MatterStore;
const newId = monotonicFactory();
const now = () => new Date('2026-11-24T15:00:00Z');

beforeAll(async () => {
  table = await testTable();
  world = accountWorld(table);
  matters = matterStore(table);
});

async function newAccount(): Promise<Account> {
  const outcome = await world.register(freshEmail());
  const found = outcome.ok && (await world.deps.accounts.get(outcome.value.user.id));
  if (!found) throw new Error('The account is not stored');
  return found;
}

const asked = (requester = 'Dana Reyes'): AskedMatter => ({
  kind: 'copy',
  state: 'CA',
  facts: {
    ...{ requester, isParty: true, form: 'written', receivedOn: '2026-11-23', month: '2026-10' },
    ...{ contact: null, onBehalfOf: null, people: 'Ana Lopez', document: 'Deed' },
  },
});

const open = (account: Account, body = asked()) => openMatter({ matters, newId, now }, { account, body });

async function opened(account: Account, body = asked()): Promise<Matter> {
  const outcome = await open(account, body);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const add = (account: Account, matter: Matter, body: Parameters<typeof addMatterStep>[1]['body']) =>
  addMatterStep({ matters, now }, { account, matterId: matter.id, body });

describe('a matter', () => {
  it('is opened with the deadline of its state, and is only its notary’s', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    const matter = await opened(account);
    // 15 business days, with Thanksgiving between.
    expect(matter).toMatchObject({ dueOn: '2026-12-15', closedAt: null, steps: [], version: 1 });
    expect(await getMatter({ matters }, { account, matterId: matter.id })).toEqual({
      ok: true,
      value: matter,
    });
    for (const matterId of [matter.id, 'nothing', 'X'.repeat(3_000)]) {
      expect(await getMatter({ matters }, { account: other, matterId })).toMatchObject({
        code: 'MATTER_NOT_FOUND',
      });
    }
  });

  it('takes no text with a Social Security number', async () => {
    const account = await newAccount();
    expect(await open(account, asked('SSN 219-09-9999'))).toMatchObject({ code: 'INVALID_FIELDS' });
    const matter = await opened(account);
    const note = { kind: 'noted', note: 'Her SSN is 219-09-9999', version: 1 } as const;
    expect(await add(account, matter, note)).toMatchObject({ code: 'INVALID_FIELDS' });
  });

  it('gets the step of one of two devices; the other is told, and a repeat succeeds', async () => {
    const account = await newAccount();
    const matter = await opened(account);
    const step = (note: string) => ({ kind: 'noted', note, version: 1 }) as const;
    const outcomes = await Promise.all([
      add(account, matter, step('From the phone')),
      add(account, matter, step('From the desk')),
    ]);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, code: 'MATTER_VERSION_STALE' }]);
    const [stored] = await matters.all(account.id);
    expect(stored?.steps).toHaveLength(1);
    expect(await add(account, matter, step(stored?.steps[0]?.note ?? ''))).toMatchObject({
      ok: true,
      value: { version: 2 },
    });
  });

  it('takes no step once it is closed, and stays in the list of closed ones', async () => {
    const account = await newAccount();
    const [first, second] = [await opened(account), await opened(account, asked('Second'))];
    expect(await add(account, first, { kind: 'closed', note: '', version: 1 })).toMatchObject({
      ok: true,
      value: { closedAt: now().toISOString() },
    });
    expect(await add(account, first, { kind: 'noted', note: 'Late', version: 2 })).toMatchObject({
      code: 'MATTER_STEP_REFUSED',
    });
    const titles = async (open?: 'true' | 'false') => {
      const listed = await listMatters({ matters }, { account, query: { before: undefined, open } });
      return listed.ok && listed.value.items.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Copy for Second', 'Copy for Dana Reyes']);
    expect(await titles('true')).toEqual(['Copy for Second']);
    expect(await titles('false')).toEqual(['Copy for Dana Reyes']);
    const after = await listMatters({ matters }, { account, query: { before: second.id, open: undefined } });
    expect(after.ok && after.value.items.map(({ id }) => id)).toEqual([first.id]);
  });

  it('plans an email three days before its deadline and one on the day, until it is closed', async () => {
    const account = await newAccount();
    const matter = await opened(account);
    const at = new Date('2026-12-15T13:00:00Z');
    const sent: string[] = [];
    const run = (now: Date) =>
      sendExpiryReminders({
        ...{ reminders: reminderStore(table), accounts: world.deps.accounts, matters, now: () => now },
        destructions: destructionStore(table),
        emailOnce: async ({ to, text }) => {
          if (to === account.email) sent.push(text);
          return { kind: 'sent' };
        },
        report: (_, error) => {
          throw error;
        },
        ...{ newId, wait: async () => {}, timeLeft: () => 600_000, siteUrl: 'https://journal.example' },
      });
    await run(new Date('2026-12-12T13:00:00Z'));
    expect(sent).toEqual([expect.stringContaining('is due on 12/15/2026')]);
    expect(sent[0]).toContain(`/app?view=duties&matter=${matter.id}`);
    await add(account, matter, { kind: 'closed', note: '', version: 1 });
    await run(at);
    expect(sent).toHaveLength(1);
    const other = await opened(account);
    await run(at);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain('is due today');
    expect(sent[1]).toContain(other.id);
  });

  it('keeps its last place for the end', async () => {
    const account = await newAccount();
    const matter = await opened(account);
    const note = { kind: 'noted', note: 'Call', at: now().toISOString() } as const;
    const full = { ...matter, steps: Array.from({ length: limits.matterSteps - 1 }, () => note), version: 2 };
    await matters.replace(account.id, full);
    expect(await add(account, full, { kind: 'noted', note: 'One more', version: 2 })).toMatchObject({
      code: 'MATTER_FULL',
    });
    expect(await add(account, full, { kind: 'closed', note: '', version: 2 })).toMatchObject({ ok: true });
  });

  it('lists each document with its digest before anybody receives it', async () => {
    const account = await newAccount();
    const matter = await opened(account);
    const printed: unknown[] = [];
    const make = (document: string) =>
      makeMatterDocument(
        {
          ...({ matters, now } as unknown as MakeMatterDocumentDeps),
          documents: {
            duty: async (content) => {
              printed.push(content);
              return new Uint8Array([1, 2, 3]);
            },
          },
          exports: { offer: async () => 'https://example.com' },
        },
        { account, matterId: matter.id, document },
      );
    expect(await make('record')).toMatchObject({ ok: true, value: { fileName: 'copy-record.pdf' } });
    expect(JSON.stringify(printed)).toContain('Dana Reyes');
    const [stored] = await matters.all(account.id);
    expect(stored?.steps).toMatchObject([
      {
        ...{ kind: 'document_made', document: 'record' },
        digest: '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81',
      },
    ]);
    expect(await make('nothing')).toMatchObject({ code: 'MATTER_STEP_REFUSED' });
  });
});
