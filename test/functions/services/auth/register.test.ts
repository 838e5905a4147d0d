import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#functions/adapters/identity/password-hash.ts';
import { emailDigest } from '#functions/store/table/digest.ts';
import { accountKey, emailKey, ledgerKey, linkKey, pendingLeafKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let table: Table;
let world: AccountWorld;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(() => {
  world = accountWorld(table);
});

const item = async (Key: { pk: string; sk: string }) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;

describe('register', () => {
  it('returns a working token and the default profile', async () => {
    const email = freshEmail();
    const outcome = await world.signUp(email);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value).toMatchObject({
      message: 'Account created successfully!',
      user: {
        email,
        fullName: 'Ada Lovelace',
        timezone: 'America/New_York',
        dateFormat: 'MM/dd/yyyy',
        signatureMetadataEnabled: true,
        primaryNotaryState: null,
        additionalNotaryStates: [],
        profilePictureUrl: null,
      },
    });
    expect(Object.keys(outcome.value.user)).not.toContain('passwordHash');
    expect(await world.authenticate(outcome.value.accessToken)).toMatchObject({
      ok: true,
      value: { account: { email }, signedInAt: '2026-03-02T10:00:00.000Z' },
    });
  });

  it('writes account, address, and the opening of the journal, with the plain address only in the account', async () => {
    const email = freshEmail();
    world = accountWorld(table, hashPassword);
    const outcome = await world.signUp(email);
    if (!outcome.ok) throw new Error(outcome.code);
    const { id } = outcome.value.user;
    // The account, the link that confirms its address, and the device.
    expect(world.sent).toHaveLength(3);
    const commands = world.sent.map((command) => JSON.stringify(command).split(email).length - 1);
    expect(commands).toEqual([1, 1, 0]);
    const written = JSON.stringify(world.sent);
    expect(written).not.toContain('violet river stone');
    expect(await item(emailKey(emailDigest(email)))).toEqual({
      ...emailKey(emailDigest(email)),
      notaryId: id,
    });
    const account = await item(accountKey(id));
    const journalId = String(account?.['journalId']);
    const opening = await item(linkKey(journalId, 0));
    const at = '2026-03-02T10:00:00.000Z';
    expect(await item(ledgerKey(journalId))).toEqual({
      ...ledgerKey(journalId),
      ...{ lastNumber: 0, lastLink: 0, headHash: opening?.['hash'], notaryId: id },
      notarySalt: '5a17'.repeat(8),
    });
    expect(opening).toMatchObject({ kind: 'opening', position: 'opening', previousHash: '', at });
    expect(await item(pendingLeafKey(journalId, 0, at))).toMatchObject({
      ...{ journalId, sequence: 0, position: 'opening', hash: opening?.['hash'] },
    });
    expect(account).toMatchObject({ id, email, tokenVersion: 1, createdAt: '2026-03-02T10:00:00.000Z' });
    expect(account?.['passwordHash']).toMatch(/^\$argon2id\$/);
  });

  it('keeps the account item below two kilobytes', async () => {
    const outcome = await world.signUp(freshEmail());
    if (!outcome.ok) throw new Error(outcome.code);
    expect(JSON.stringify(await item(accountKey(outcome.value.user.id))).length).toBeLessThan(2_000);
  });

  it('rejects a weak password with one sentence and writes nothing', async () => {
    const email = freshEmail();
    expect(await world.signUp(email, 'password123')).toEqual({
      ok: false,
      code: 'INVALID_FIELDS',
      detail: ['That password is too common. Choose another one.'],
    });
    expect(await item(emailKey(emailDigest(email)))).toBeUndefined();
  });

  it('rejects an address in use, in any letter case, and leaves its account unchanged', async () => {
    const email = freshEmail();
    const first = await world.signUp(email);
    if (!first.ok) throw new Error(first.code);
    const before = await item(accountKey(first.value.user.id));
    expect(await world.signUp(email.toUpperCase(), 'another good one 5')).toEqual({
      ok: false,
      code: 'EMAIL_ALREADY_REGISTERED',
    });
    expect(await item(accountKey(first.value.user.id))).toEqual(before);
  });

  it('creates one account for twenty parallel registrations of one address', async () => {
    const email = freshEmail();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => world.signUp(email)));
    const made = outcomes.filter((outcome) => outcome.ok);
    const refused = outcomes.filter((outcome) => !outcome.ok);
    expect(made).toHaveLength(1);
    expect(new Set(refused.map((outcome) => outcome.code))).toEqual(new Set(['EMAIL_ALREADY_REGISTERED']));
    const [winner] = made;
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': accountKey(winner?.value.user.id ?? '').pk },
      }),
    );
    expect(Items.map((found) => found['sk'])).toEqual([
      'ACCOUNT',
      expect.stringMatching(/^DEVICE#/),
      expect.stringMatching(/^SIGN_IN#/),
    ]);
    expect(await world.login(email)).toMatchObject({
      ok: true,
      value: { user: { id: winner?.value.user.id } },
    });
  });
});
