import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { accountStore } from '#functions/store/account/account-store.ts';
import { accountKey, ledgerKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import type { PaidPlanId, PlanId } from '#shared/data/plans.ts';
import { monthIn } from '#shared/rules/dates.ts';
import type { BillingFacts, SubscriptionFacts } from '#shared/schemas/billing-facts.ts';
import { testTable } from './stack.ts';

const dayMs = 86_400_000;

/** Moves an account's registration into the past, so that its trial is over and the account is on Free, and the notary was told. */
export async function endTrial(notaryId: string): Promise<void> {
  const { client, name } = await testTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: accountKey(notaryId),
      UpdateExpression: 'SET createdAt = :past, planSeen = :told',
      ExpressionAttributeValues: {
        ':past': new Date(Date.now() - 8 * dayMs).toISOString(),
        ':told': 'free' satisfies PlanId,
      },
    }),
  );
}

/** Sets the number of entries submitted this month. */
export async function setMonthUsage(notaryId: string, submitted: number, table?: Table): Promise<void> {
  const { client, name } = table ?? (await testTable());
  const account = await accountStore({ client, name }).get(notaryId);
  const month = monthIn('America/New_York', new Date());
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: ledgerKey(account?.journalId ?? ''),
      UpdateExpression: 'SET months = :months',
      ExpressionAttributeValues: { ':months': [{ month, submitted, feeCents: 0 }] },
    }),
  );
}

/** Puts an account on a paid plan, as if the payment provider had reported it, and the notary was told. */
export async function setPlan(notaryId: string, planId: PaidPlanId, table?: Table): Promise<void> {
  const { client, name } = table ?? (await testTable());
  const subscription: SubscriptionFacts = {
    id: `sub_${notaryId}`,
    status: 'active',
    planId,
    cycle: 'monthly',
    periodEnd: new Date(Date.now() + 20 * dayMs).toISOString(),
    pastDueSince: null,
    pending: null,
    scheduleId: null,
    card: null,
  };
  const billing: BillingFacts = {
    version: 1,
    attempts: 0,
    customerId: `cus_${notaryId}`,
    subscription,
    scheduled: null,
    trialEndedAt: null,
    dispute: null,
    readAt: null,
  };
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: accountKey(notaryId),
      UpdateExpression: 'SET billing = :billing, planSeen = :told',
      ExpressionAttributeValues: { ':billing': billing, ':told': planId },
    }),
  );
}
