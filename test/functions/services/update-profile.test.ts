import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#functions/services/update-profile.ts';
import type { Account } from '#functions/store/account-store.ts';
import { accountKey } from '#functions/store/keys.ts';
import type { Table } from '#functions/store/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from './account-world.ts';

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

const item = async () => {
  const Key = accountKey(account.id);
  return (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
};

describe('updateProfile', () => {
  it('writes the two attributes and no other', async () => {
    const before = await item();
    await world.login(account.email);
    const signedIn = await item();
    expect(signedIn?.['sessions']).not.toEqual(before?.['sessions']);
    // Acts on the account as it was before the other device signed in, and must not undo that.
    const outcome = await updateProfile(world.deps, {
      account,
      changes: { primaryNotaryState: 'TX', additionalNotaryStates: ['OK'] },
    });
    expect(outcome).toMatchObject({ ok: true, value: { primaryNotaryState: 'TX' } });
    expect(await item()).toEqual({
      ...signedIn,
      primaryNotaryState: 'TX',
      additionalNotaryStates: ['OK'],
    });
  });

  it('joins a change to what another device wrote since the account was read', async () => {
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

  it('lets the last of twenty devices win, with a pair that one of them sent', async () => {
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

  it('never brings a removed account back', async () => {
    const Key = accountKey(account.id);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    expect(await updateProfile(world.deps, { account, changes: { primaryNotaryState: 'TX' } })).toEqual({
      ok: false,
      code: 'SESSION_EXPIRED',
    });
    expect(await item()).toBeUndefined();
  });
});
