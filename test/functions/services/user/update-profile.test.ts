import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { accountKey, profileKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let table: Table;
let world: AccountWorld;
let account: Account;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  const outcome = await world.register(freshEmail());
  if (!outcome.ok) throw new Error(outcome.code);
  const found = await world.deps.accounts.get(outcome.value.user.id);
  if (!found) throw new Error('The account is not stored');
  account = found;
});

const details = async () => {
  const Key = profileKey(account.id);
  return (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
};

const item = async () => {
  const Key = accountKey(account.id);
  return (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
};

describe('updateProfile', () => {
  it('writes changed attributes and no others', async () => {
    const before = await item();
    await world.login(account.email);
    const signedIn = await item();
    expect(signedIn?.['sessions']).not.toEqual(before?.['sessions']);
    // Uses the account from before the other device signed in, and must not undo that.
    const outcome = await updateProfile(world.deps, {
      account,
      changes: { primaryNotaryState: 'TX', additionalNotaryStates: ['OK'] },
    });
    expect(outcome).toMatchObject({ ok: true, value: { primaryNotaryState: 'TX' } });
    expect(await item()).toEqual({
      ...signedIn,
      primaryNotaryState: 'TX',
      additionalNotaryStates: ['OK'],
      profileVersion: 2,
    });
    expect(await details()).toBeUndefined();
  });

  it('merges a change with what another device wrote since the account was read', async () => {
    await updateProfile(world.deps, {
      account,
      changes: { primaryNotaryState: 'TX', additionalNotaryStates: ['OK'] },
    });
    expect(await updateProfile(world.deps, { account, changes: { primaryNotaryState: 'CA' } })).toMatchObject(
      {
        ok: true,
        value: { primaryNotaryState: 'CA', additionalNotaryStates: ['OK'] },
      },
    );
    expect(await updateProfile(world.deps, { account, changes: { primaryNotaryState: 'OK' } })).toEqual({
      ok: false,
      code: 'INVALID_FIELDS',
      detail: ['Additional states cannot equal the primary: Oklahoma is your primary state.'],
    });
    expect(await item()).toMatchObject({ primaryNotaryState: 'CA', additionalNotaryStates: ['OK'] });
  });

  it('stores a pair of values that one of twenty parallel devices sent', async () => {
    const pairs = [
      { primaryNotaryState: 'TX', additionalNotaryStates: ['OK'] },
      { primaryNotaryState: 'OK', additionalNotaryStates: ['TX'] },
    ] as const;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { primaryNotaryState, additionalNotaryStates } = pairs[index % 2] ?? pairs[0];
        const changes = { primaryNotaryState, additionalNotaryStates: [...additionalNotaryStates] };
        return updateProfile(world.deps, { account, changes });
      }),
    );
    expect(outcomes.filter((outcome) => outcome.ok).length).toBeGreaterThan(0);
    const refusals = outcomes.filter((outcome) => !outcome.ok).map(({ code }) => code);
    expect(refusals.filter((code) => code !== 'BUSY')).toEqual([]);
    const { primaryNotaryState, additionalNotaryStates } = (await item()) ?? {};
    expect(pairs).toContainEqual({ primaryNotaryState, additionalNotaryStates });
  });

  it('accepts an account without version, commissions, and details', async () => {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: accountKey(account.id),
        UpdateExpression: 'REMOVE profileVersion, commissions',
      }),
    );
    const old = await world.deps.accounts.get(account.id);
    if (!old) throw new Error('The account is not stored');
    expect(old).toMatchObject({ profileVersion: 0, commissions: [] });
    const first = await updateProfile(world.deps, { account: old, changes: { phone: '303-555-0142' } });
    expect(first).toMatchObject({ ok: true, value: { version: 1, phone: '303-555-0142', website: null } });
    // Another device still has the previous account.
    const second = await updateProfile(world.deps, {
      account: old,
      changes: { website: 'https://example.com' },
    });
    expect(second).toMatchObject({
      ok: true,
      value: { version: 2, phone: '303-555-0142', website: 'https://example.com', notaryCommissions: [] },
    });
    const stale = await updateProfile(world.deps, { account: old, changes: { phone: null, version: 0 } });
    expect(stale).toEqual({ ok: false, code: 'PROFILE_VERSION_STALE' });
  });

  it('writes account and details in one transaction, also during concurrent writes', async () => {
    const both = (mark: string) => ({ fullName: `Nora ${mark}`, businessName: `Office ${mark}` });
    await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((mark) =>
        updateProfile(world.deps, { account, changes: both(mark) }),
      ),
    );
    const mark = String((await item())?.['fullName']).at(-1) ?? '';
    expect(await details()).toMatchObject({ businessName: `Office ${mark}` });
    expect((await item())?.['profileVersion']).toBe(7);
  });

  it('leaves the version unchanged when nothing changes', async () => {
    const changes = {
      fullName: account.fullName,
      timezone: account.timezone,
      specializations: [],
      version: 1,
    };
    const before = await item();
    expect(await updateProfile(world.deps, { account, changes })).toMatchObject({ ok: true });
    expect(await item()).toEqual(before);
    expect(await details()).toBeUndefined();
  });

  it('never restores a removed account', async () => {
    const Key = accountKey(account.id);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    expect(await updateProfile(world.deps, { account, changes: { primaryNotaryState: 'TX' } })).toEqual({
      ok: false,
      code: 'SESSION_EXPIRED',
    });
    expect(await item()).toBeUndefined();
    expect(await updateProfile(world.deps, { account, changes: { phone: '303-555-0142' } })).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    expect(await details()).toBeUndefined();
  });
});
