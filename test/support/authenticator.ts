import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { TOTP } from 'otpauth';
import { accountKey } from '#functions/store/table/keys.ts';
import { call } from './api.ts';
import { type Notary, verifyEmail } from './notary.ts';
import { testTable } from './stack.ts';

/** Returns the code that an authenticator app shows for a secret, now or some steps of 30 seconds later. */
export function codeOf(secret: string, stepsOn = 0, now = new Date()): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + stepsOn * 30_000 });
}

/** An account with two-step sign-in, for which the current code is used up. */
export type SecuredNotary = Notary & { secret: string; recoveryCodes: string[]; spentCode: string };

/** Confirms the address and turns on two-step sign-in over the API, as the app does. */
export async function secureNotary(notary: Notary): Promise<SecuredNotary> {
  const { token, password } = notary;
  await verifyEmail(notary);
  const begun = await call('begin-second-factor', { token, body: { password } });
  const { secret } = begun.body;
  const spentCode = codeOf(secret);
  const confirmed = await call('confirm-second-factor', { token, body: { code: spentCode } });
  if (confirmed.status !== 200) throw new Error(`Turning it on answered ${confirmed.status}`);
  const { access_token, recovery_codes } = confirmed.body;
  return { ...notary, token: access_token, secret, recoveryCodes: recovery_codes, spentCode };
}

/** Makes the two-step sign-in of a notary, and its recovery codes, eight days old. */
export async function ageFactor({ id }: Notary): Promise<void> {
  const { client, name: TableName } = await testTable();
  await client.send(
    new UpdateCommand({
      TableName,
      Key: accountKey(id),
      UpdateExpression: 'SET secondFactor.onSince = :at, secondFactor.codesSince = :at',
      ExpressionAttributeValues: { ':at': new Date(Date.now() - 8 * 24 * 3_600_000).toISOString() },
    }),
  );
}
