import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { accountKey, monthKey } from '#functions/store/keys.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { testTable } from './stack.ts';

const dayMs = 86_400_000;

/** Moves an account's registration into the past, so that its trial is over and it is on Free. */
export async function endTrial(notaryId: string): Promise<void> {
  const { client, name } = await testTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: accountKey(notaryId),
      UpdateExpression: 'SET createdAt = :past',
      ExpressionAttributeValues: { ':past': new Date(Date.now() - 8 * dayMs).toISOString() },
    }),
  );
}

/** Sets how many entries count as submitted this month. */
export async function setMonthUsage(notaryId: string, submitted: number): Promise<void> {
  const { client, name } = await testTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: monthKey(notaryId, monthIn('America/New_York', new Date())),
      UpdateExpression: 'SET submitted = :submitted, feeCents = :zero',
      ExpressionAttributeValues: { ':submitted': submitted, ':zero': 0 },
    }),
  );
}
