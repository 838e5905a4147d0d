import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '#functions/services/security/end-session.ts';
import { listSignIns } from '#functions/services/security/list-sign-ins.ts';
import { signInKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { testTable } from '#test/support/stack.ts';
import { type AccountWorld, accountWorld, freshEmail } from '../account-world.ts';

let table: Table;
let world: AccountWorld;
let email: string;

beforeAll(async () => {
  table = await testTable();
});

beforeEach(async () => {
  world = accountWorld(table);
  email = freshEmail();
  await world.register(email);
});

async function signIn() {
  const outcome = await world.login(email);
  const caller = outcome.ok ? await world.authenticate(outcome.value.accessToken) : outcome;
  if (!caller.ok) throw new Error(caller.code);
  return caller.value;
}

async function listed() {
  const caller = await signIn();
  const outcome = await listSignIns(world.deps, caller);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.items;
}

describe('sign-ins', () => {
  it('are stored with device family, time, and session for 90 days', async () => {
    const { account, sessionId, signedInAt } = await signIn();
    const Key = signInKey(account.id, sessionId);
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
    );
    expect(Item).toEqual({
      ...Key,
      sessionId,
      signedInAt,
      device: 'Safari on iOS',
      expiresAt: world.state.now.getTime() / 1000 + 90 * 24 * 3_600,
    });
  });

  it('are no longer active after their session expires', async () => {
    world.pass({ minutes: 12 * 60 });
    expect((await listed()).map(({ isActive, isCurrent }) => [isActive, isCurrent])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('are not listed after 90 days, even while the table still contains them', async () => {
    const old = await signIn();
    world.pass({ minutes: 90 * 24 * 60 - 1 });
    expect(await listed()).toHaveLength(3);
    world.pass({ minutes: 1 });
    expect(await listed()).toHaveLength(2);
    expect(await endSession(world.deps, await signIn(), old.sessionId)).toEqual({
      ok: false,
      code: 'SIGN_IN_NOT_FOUND',
    });
  });
});
