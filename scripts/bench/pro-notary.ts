import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accountKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { callHandler } from './handlers.ts';

const registered = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Registers a notary on the Pro plan, which includes search and every export; returns the token of a session. */
export async function proNotary(
  email: string,
  password = 'a long enough passphrase',
): Promise<{ token: string; id: string }> {
  const body = { email, password, full_name: 'Benedict Bench' };
  const { access_token: token, user } = registered.parse(await callHandler('register', { body }));
  const subscription = {
    ...{ id: 'sub_bench', status: 'active', planId: 'pro', cycle: 'monthly', pastDueSince: null },
    ...{ pending: null, scheduleId: null, card: null, periodEnd: new Date(Date.now() + 1e9).toISOString() },
  };
  const billing = {
    ...{ version: 1, attempts: 0, customerId: null, scheduled: null, trialEndedAt: null, dispute: null },
    ...{ readAt: null, subscription },
  };
  const { client, name } = table();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: accountKey(user.id),
      UpdateExpression: 'SET billing = :billing',
      ExpressionAttributeValues: { ':billing': billing },
    }),
  );
  return { token, id: user.id };
}
