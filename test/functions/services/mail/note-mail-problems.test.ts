import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailProblemOf } from '#functions/services/email/email-problem.ts';
import { noteMailProblems } from '#functions/services/email/note-mail-problems.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { mailboxStore } from '#functions/store/account/mailbox-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let table: Table;
let world: AccountWorld;
let email: string;
let id: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  const made = await world.register(email);
  if (!made.ok) throw new Error(made.code);
  id = made.value.user.id;
});

const note = (...events: unknown[]) =>
  noteMailProblems({ accounts: accountStore(table), mailboxes: mailboxStore(table) }, events);

/** Returns the world's time, moved by some minutes. */
const timeIn = (minutes: number) => new Date(world.state.now.getTime() + minutes * 60_000).toISOString();

const bounce = (minutes = 0, bounceType = 'Permanent') => ({
  email,
  bounce: { bounceType, bounceSubType: 'General', timestamp: timeIn(minutes) },
});
const complaint = (minutes = 0, complaintFeedbackType: string | null = 'abuse') => ({
  email,
  complaint: { complaintFeedbackType, timestamp: timeIn(minutes) },
});

async function stored() {
  const account = await accountStore(table).get(id);
  if (!account) throw new Error('The account is gone');
  return account;
}
const problem = async () => mailProblemOf(await stored());

const ignored = [{ kind: 'ignored' }];

describe('noteMailProblems', () => {
  it('marks an address that bounced permanently, and one that complained', async () => {
    expect(await problem()).toBeNull();
    expect(await note(bounce())).toEqual([{ kind: 'noted', notaryId: id, problem: 'bounced' }]);
    expect(await problem()).toBe('bounced');
    expect(await note(complaint(1, null))).toEqual([{ kind: 'noted', notaryId: id, problem: 'complained' }]);
    expect(await problem()).toBe('complained');
  });

  it('ignores what may pass, praise, and addresses without an account', async () => {
    expect(await note(bounce(0, 'Transient'))).toEqual(ignored);
    expect(await note(bounce(0, 'Undetermined'))).toEqual(ignored);
    expect(await note(complaint(0, 'not-spam'))).toEqual(ignored);
    expect(await note({ ...bounce(), email: freshEmail('nobody') })).toEqual(ignored);
    expect(await problem()).toBeNull();
  });

  it('keeps the latest, whatever the order and however often events come', async () => {
    const events = [bounce(1), complaint(5), bounce(3), complaint(5), bounce(2)];
    await Promise.all(events.map((event) => note(event)));
    expect((await stored()).mailbox).toEqual({ email, problem: 'complained', at: timeIn(5) });
  });

  it('says nothing about an address that the account does not have any more', async () => {
    await note(bounce());
    const account = await stored();
    expect(mailProblemOf({ ...account, email: freshEmail('new') })).toBeNull();
  });

  it('returns events that it cannot read as failed, and notes the others', async () => {
    const results = await note({ email }, { bounce: {} }, 'text', bounce());
    expect(results.map(({ kind }) => kind)).toEqual(['ignored', 'failed', 'failed', 'noted']);
  });
});

describe('an address with a problem', () => {
  it('gets no notices, and no failure is reported', async () => {
    await note(bounce());
    const session = await world.login(email);
    if (!session.ok) throw new Error(session.code);
    expect(session.value.user.mailProblem).toBe('bounced');
    const changed = await world.changePassword(session.value.accessToken, {
      currentPassword: 'violet river stone',
      newPassword: 'another good one 5',
    });
    expect(changed).toMatchObject({ ok: true });
    expect([world.outbox, world.failures]).toEqual([[], []]);
  });

  it('gets the reset link that its owner asks for, and all mail again once it is used', async () => {
    await note(bounce());
    await world.forgotPassword(email);
    expect(world.outbox).toHaveLength(1);
    expect(await problem()).toBe('bounced');
    world.pass({ minutes: 5 });
    expect(await world.resetPassword(world.mailedToken(), 'another good one 5')).toMatchObject({ ok: true });
    expect(await problem()).toBeNull();
  });

  it('is marked again by a later bounce, but not by one that happened before the link was used', async () => {
    await world.forgotPassword(email);
    world.pass({ minutes: 5 });
    await world.resetPassword(world.mailedToken(), 'another good one 5');
    expect(await note(bounce(-1))).toEqual(ignored);
    expect(await problem()).toBeNull();
    await note(bounce(1));
    expect(await problem()).toBe('bounced');
  });
});
