import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';
import { monthlyCopyEmail } from '#functions/services/monthly-email/monthly-copy-email.ts';
import {
  type SendJournalHeadsDeps,
  sendJournalHeads,
} from '#functions/services/monthly-email/send-journal-heads.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { mailboxStore } from '#functions/store/account/mailbox-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { itemsOfLinks } from '#functions/store/entries/link-items.ts';
import { accountKey, ledgerKey } from '#functions/store/table/keys.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { inclusionProof } from '#shared/evidence/log/log-files.ts';
import { logBase } from '#shared/evidence/log/log-paths.ts';
import { leafHash, provesInclusion } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { accountWorld, freshEmail } from '../account-world.ts';
import { LogWorld } from '../log/log-world.ts';

let log: LogWorld;

beforeAll(async () => {
  log = await LogWorld.start();
});

afterAll(() => log.stop());

/** Returns a notary who asked for the email, and runs on days around the notary's day of the month. */
async function world({ asks = true } = {}) {
  const { table } = log;
  const accounts = accountStore(table);
  const headMails = monthlyEmailStore(table);
  const made = await accountWorld(table).register(freshEmail());
  const read = async () => {
    const account = made.ok && (await accounts.get(made.value.user.id));
    if (!account) throw new Error('No account was made');
    return account;
  };
  const change = async (changes: { monthlyHeadEmail?: boolean; monthlyCopyEmail?: boolean }) => {
    const deps = {
      accounts,
      profiles: profileStore(table),
      headMails,
      evenings: eveningStore(table),
      now: () => new Date(),
    };
    const outcome = await updateProfile(deps, { account: await read(), changes });
    expect(outcome).toMatchObject({ ok: true, value: changes });
  };
  const prefer = (monthlyHeadEmail: boolean) => change({ monthlyHeadEmail });
  const account = await read();
  if (asks) await prefer(true);
  const mails: Mail[] = [];
  const reports: unknown[] = [];
  /** The next responses of the mail service. By default, it sends. */
  const ends: EmailEnd[] = [];
  const day = (decodeTime(account.journalId) % 28) + 1;

  /** Runs some months and days after the notary's day of January 2031, for this notary only. */
  const run = (months: number, days = 0, changed: Partial<SendJournalHeadsDeps> = {}) =>
    sendJournalHeads({
      headMails: {
        ...headMails,
        async *due(dueDay) {
          for await (const page of headMails.due(dueDay)) {
            yield page.filter(({ notaryId }) => notaryId === account.id);
          }
        },
      },
      accounts,
      journal: journalStore(table),
      chain: chainStore(table),
      witnesses: log.witnesses,
      logFiles: log.files,
      emailOnce: async (mail) => {
        const result = ends.shift() ?? { kind: 'sent' };
        if (result.kind === 'sent') mails.push(mail);
        return result;
      },
      report: (_, error) => reports.push(error),
      now: () => new Date(Date.UTC(2031, months, day + days, 15)),
      wait: async () => {},
      timeLeft: () => 900_000,
      siteUrl: 'https://journal.example',
      ...changed,
    });
  return { account, mails, reports, ends, change, prefer, run };
}

/** Adds a link for entry 1 to a journal, as a submission does. */
async function addEntryLink({ id: notaryId, journalId }: Account): Promise<string> {
  const { client, name: TableName } = log.table;
  const { headHash, notarySalt } = await journalStore(log.table).ledger(journalId);
  const hash = 'ab'.repeat(32);
  const link = {
    ...{ kind: 'entry' as const, position: '1', entryId: 'entry', sequence: 1, hash },
    ...{ previousHash: headHash, at: new Date().toISOString(), sessionId: '', requestId: '' },
  };
  const ledger = {
    ...ledgerKey(journalId),
    lastNumber: 1,
    lastLink: 1,
    headHash: hash,
    notaryId,
    notarySalt,
  };
  for (const Item of [...itemsOfLinks(journalId, [link]), ledger]) {
    await client.send(new PutCommand({ TableName, Item }));
  }
  return hash;
}

/** Returns a value of the email by its label. */
const valueIn = (mail: Mail | undefined, label: string) =>
  new RegExp(`^${label}: (.*)$`, 'm').exec(mail?.text ?? '')?.[1];

const error = new Error('the mail service');

describe('sendJournalHeads', () => {
  it('sends what proves the head of the journal by the public log', async () => {
    const { account, mails, run } = await world();
    const hash = await addEntryLink(account);
    await log.sequence();
    expect(await run(0)).toEqual({ sent: 1, passed: 0, failed: 0, open: false });
    const [mail] = mails;
    expect(mail?.to).toBe(account.email);
    const journalId = valueIn(mail, 'Journal ID') ?? '';
    expect(journalId).toBe(account.journalId);
    expect(valueIn(mail, 'Entries')).toBe('1 (the last one is 000001)');
    expect(valueIn(mail, 'Head of the journal')).toBe(hash);
    const note = /\n\n(digital-notary-journal\/log\/[\s\S]+?\n\n— .+)\n/.exec(mail?.text ?? '')?.[1] ?? '';
    const { size, root } = parseCheckpoint((await openNote(`${note}\n`, [await log.signer().vkey()])).text);
    const index = Number(valueIn(mail, 'Place in the public log'));
    const proof = await inclusionProof(
      async (path) => (await log.files.read(`${logBase}/${path}`)) ?? new Uint8Array(),
      index,
      size,
    );
    const leaf = leafHash(
      leafData({ journalId, position: valueIn(mail, 'Position of the head') ?? '', hash }),
    );
    expect(provesInclusion({ leaf, index, size, proof, root })).toBe(true);
    const address = `https://journal.example/verify#j=${journalId}&n=1&h=${hash}`;
    expect(mail?.text).toContain(address);
    expect(mail?.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    expect(mail?.html).toContain(`<pre>${note}</pre>`);
  });

  it('says what a journal without entries has, and that the log does not have it yet', async () => {
    const { mails, run } = await world();
    await run(0);
    expect(valueIn(mails[0], 'Entries')).toBe('0');
    expect(valueIn(mails[0], 'Position of the head')).toBe('opening');
    expect(valueIn(mails[0], 'Place in the public log')).toContain('Not there yet');
    expect(mails[0]?.text).not.toContain('/verify#');
  });

  it('sends one a month, even if runs overlap or the notary turns it off and on', async () => {
    const { mails, prefer, run } = await world();
    await Promise.all([run(0), run(0), run(0)]);
    await run(0, 1);
    await prefer(false);
    await prefer(true);
    await run(0, 2);
    expect(mails).toHaveLength(1);
    await run(1);
    await run(2);
    expect(mails).toHaveLength(3);
  });

  it('makes up for a missed day within a week', async () => {
    const { mails, run } = await world();
    await run(0, -1);
    await run(0, 8);
    expect(mails).toEqual([]);
    await run(0, 7);
    expect(mails).toHaveLength(1);
  });

  it('sends nothing unless the notary asked, and nothing to an address that bounces or is not confirmed', async () => {
    const silent = await world({ asks: false });
    expect(await silent.run(0)).toEqual({ sent: 0, passed: 0, failed: 0, open: false });
    const { account, mails, prefer, run } = await world();
    await prefer(false);
    expect(await run(0)).toMatchObject({ sent: 0, passed: 1 });
    await prefer(true);
    const { email } = account;
    await mailboxStore(log.table).noteProblem(account.id, {
      ...{ email, problem: 'bounced', at: new Date().toISOString() },
    });
    expect(await run(0)).toMatchObject({ sent: 0, passed: 1 });
    const { account: unconfirmed, ...other } = await world();
    await log.table.client.send(
      new UpdateCommand({
        TableName: log.table.name,
        Key: accountKey(unconfirmed.id),
        UpdateExpression: 'SET emailVerified = :no',
        ExpressionAttributeValues: { ':no': false },
      }),
    );
    expect(await other.run(0)).toMatchObject({ sent: 0, passed: 1 });
    expect([...mails, ...silent.mails, ...other.mails]).toEqual([]);
  });

  it('sends later what was certainly not sent, and never again what may have been', async () => {
    const { ends, mails, reports, run } = await world();
    ends.push({ kind: 'refused', error });
    expect(await run(0)).toMatchObject({ sent: 0, failed: 1, open: false });
    ends.push(...Array.from({ length: 5 }, (): EmailEnd => ({ kind: 'busy', error })));
    expect(await run(0)).toMatchObject({ sent: 0, failed: 1, open: true });
    expect(await run(0)).toMatchObject({ sent: 1 });
    ends.push({ kind: 'unknown', error });
    expect(await run(1)).toMatchObject({ sent: 0, failed: 1 });
    expect(await run(1, 1)).toMatchObject({ sent: 0, failed: 0 });
    expect(mails).toHaveLength(1);
    expect(reports).toEqual([error, error, error]);
  });

  it('stops in time, and the next run continues', async () => {
    const { mails, run } = await world();
    expect(await run(0, 0, { timeLeft: () => 170_000 })).toMatchObject({ sent: 0, open: true });
    await run(0, 1);
    expect(mails).toHaveLength(1);
  });

  it('sends no head that is not the last link, and tries again', async () => {
    const { account, mails, reports, run } = await world();
    const { headHash } = await journalStore(log.table).ledger(account.journalId);
    const setHead = (value: string) =>
      log.table.client.send(
        new UpdateCommand({
          TableName: log.table.name,
          Key: ledgerKey(account.journalId),
          UpdateExpression: 'SET headHash = :value',
          ExpressionAttributeValues: { ':value': value },
        }),
      );
    await setHead('00'.repeat(32));
    expect(await run(0)).toMatchObject({ sent: 0, failed: 1 });
    expect(reports).toEqual([expect.objectContaining({ message: expect.stringContaining('last link') })]);
    await setHead(headHash);
    await run(0, 1);
    expect(mails).toHaveLength(1);
  });

  it('says once a month that the report of the month before is ready, with nothing from the journal', async () => {
    const { account, mails, change, run } = await world({ asks: false });
    await change({ monthlyCopyEmail: true });
    await Promise.all([run(2), run(2), run(2)]);
    await run(2, 1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: account.email,
      subject: 'Your signed journal for February 2031 is ready',
    });
    for (const secret of [account.fullName, account.journalId, account.id]) {
      expect(JSON.stringify(mails)).not.toContain(secret);
    }
    await run(3);
    expect(mails.map(({ subject }) => subject)[1]).toContain('March 2031');
  });

  it('links the report of the month where the plan has reports, and else the export of the account', async () => {
    const { mails, change, run } = await world({ asks: false });
    await change({ monthlyCopyEmail: true });
    await run(2);
    expect(mails[0]?.text).toContain('https://journal.example/app?view=settings&tab=security&card=my-data');
    const mail = monthlyCopyEmail(
      { email: 'ada@example.com' },
      { month: '2028-02', hasReports: true, siteUrl: 'https://journal.example' },
    );
    expect(mail.text).toContain('?view=journal&date_from=2028-02-01&date_to=2028-02-29');
  });

  it('sends both emails to a notary who asks for both, and repeats only the one that failed', async () => {
    const { ends, mails, change, run } = await world();
    await change({ monthlyCopyEmail: true });
    ends.push({ kind: 'sent' }, { kind: 'refused', error });
    expect(await run(0)).toMatchObject({ sent: 1, failed: 1 });
    expect(await run(0, 1)).toMatchObject({ sent: 1, failed: 0 });
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('proof of your notary journal'),
      expect.stringContaining('Your signed journal'),
    ]);
    expect(await run(0, 2)).toMatchObject({ sent: 0 });
  });
});
