import { createPrivateKey, randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { accountKey } from '#functions/store/table/keys.ts';
import { call } from './api.ts';
import { mailsTo, stackUrls, testTable } from './stack.ts';
import { testTokenKey } from './token-key.ts';

/** An account for a test. */
export type Notary = { token: string; id: string; email: string; password: string };

/** Returns an email address that no other test uses. */
export function uniqueEmail(): string {
  return `notary-${randomUUID()}@example.com`;
}

/**
 * Registers a new notary in the shared stack, or over the API of another one. In the shared stack, the journal may have been
 * opened earlier.
 */
export async function registerNotary(apiUrl?: string, openedAt?: Date): Promise<Notary> {
  const email = uniqueEmail();
  const password = 'a long enough passphrase';
  if (!apiUrl) {
    // Tests of another stack never load it.
    const { newAccount } = await import('./new-account.ts');
    return { email, password, ...(await newAccount({ email, password, fullName: 'Nora Notary', openedAt })) };
  }
  const { status, body } = await call('register', {
    body: { email, password, full_name: 'Nora Notary' },
    apiUrl,
  });
  if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
  return { token: body.access_token, id: body.user.id, email, password };
}

/** Makes the proofs of identity in all sessions of a notary an hour old, too old for what needs a recent one. */
export async function ageProofs({ id }: Notary): Promise<void> {
  const table = await testTable();
  const account = await accountStore(table).get(id);
  for (const session of Object.keys(account?.sessions ?? {})) {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: accountKey(id),
        UpdateExpression: 'SET sessions.#session.provenAt = :at',
        ExpressionAttributeNames: { '#session': session },
        ExpressionAttributeValues: { ':at': new Date(Date.now() - 3_600_000).toISOString() },
      }),
    );
  }
}

/** Returns the token of the latest mailed link to an address that opens a view. */
export async function mailedToken(email: string, view: string): Promise<string> {
  for (const { text } of await mailsTo(email)) {
    const token = new RegExp(`/app\\?view=${view}#token=([\\w-]{43})$`, 'm').exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`No mail to ${email} has a link to ${view}`);
}

/** Confirms the address of a notary with the mailed link, in the notary's session. */
export async function verifyEmail({ email, token }: Pick<Notary, 'email' | 'token'>): Promise<void> {
  const { status } = await call('verify-email', {
    token,
    body: { token: await mailedToken(email, 'verify-email') },
  });
  if (status !== 200) throw new Error(`Confirming the address answered ${status}`);
}

/** Returns a correctly signed token of a notary that expired a minute ago. */
export async function signExpiredToken(notaryId: string): Promise<string> {
  const { tokenKey } = await stackUrls();
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    notaryId,
    sessionId: randomUUID(),
    tokenVersion: 1,
    generation: 0,
    signedInAt: now - 3_660,
    tokenId: randomUUID(),
    issuedAt: now - 3_660,
    expiresAt: now - 60,
  };
  return accessTokens(() => testTokenKey(createPrivateKey(tokenKey))).sign(claims);
}
