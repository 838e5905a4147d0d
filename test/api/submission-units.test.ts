import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { benchEntry } from '#scripts/bench/call-cases.ts';
import { callHandler } from '#scripts/bench/handlers.ts';
import { tableUnits } from '#scripts/bench/unit-meter.ts';
import { accountOf } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

/** The handlers run in this process, so that the meter sees the calls of their client. */

let table: Table;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

/** Returns the units of a submission in a journal whose last entry and link have this number. */
async function unitsOf(lastNumber: number, query: Record<string, string>, second?: object) {
  const { id, token } = await registerNotary();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: ledgerKey((await accountOf(id)).journalId),
      UpdateExpression: 'SET lastNumber = :number, lastLink = :number',
      ExpressionAttributeValues: { ':number': lastNumber },
    }),
  );
  const entry = benchEntry();
  const [first] = entry.signers;
  const signedAs = { ...first?.signed_as, name: 'Theodore Vandenberg' };
  const body = {
    ...entry,
    signers: [...entry.signers, ...(second ? [{ ...first, signed_as: signedAs, ...second }] : [])],
  };
  const draft = await callHandler('create-draft', { token, query, body });
  const params = { id: String(Reflect.get(Object(draft), 'id')) };
  return (await tableUnits()).units(() => callHandler('submit-entry', { token, params }));
}

describe('the units that AWS charges for the submission of a plain entry', () => {
  it.each([
    ['of a draft in the list', {}, { reads: 3, writes: 20 }],
    ['of a draft made only to be submitted', { intent: 'submit' }, { reads: 3, writes: 17 }],
  ])('%s are at most 20, in a journal of 100 entries and of 100,000', async (_, query, units) => {
    expect(await unitsOf(100, query)).toEqual(units);
    expect(await unitsOf(100_000, query)).toEqual(units);
  });

  it('are four more with two signers, whose entry fills another kilobyte', async () => {
    const second = { first_name: 'Theodore', last_name: 'Vandenberg' };
    expect(await unitsOf(100_000, {}, second)).toEqual({ reads: 3, writes: 24 });
  });
});
