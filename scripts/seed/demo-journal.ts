import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import type { Outcome } from '#functions/outcome.ts';
import { createDraft } from '#functions/services/entries/create-draft.ts';
import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { emailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import { table } from '#functions/store/table/table.ts';
import { apiBase, routes } from '#shared/contract/routes.ts';

/*
 * The API's own services create a demo journal, with a clock of their own, so that numbers, hash chain, and totals
 * are those of a real one.
 */

/** The owner of a demo account, in the form that registration takes. */
export type DemoNotary = { email: string; password: string; full_name: string };

/** Returns the value of a successful outcome; throws on a failure. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The demo data were refused: ${outcome.code} ${JSON.stringify(outcome.detail ?? '')}`);
}

/** Registers an account over the API; returns undefined when it already exists. */
export async function registerDemo(
  apiUrl: string,
  demo: DemoNotary,
): Promise<{ id: string; token: string } | undefined> {
  const { method, path } = routes.register;
  const response = await fetch(`${apiUrl}${apiBase}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  if (response.status === 409) return undefined;
  const body = await response.text();
  if (response.status !== 201) throw new Error(`The demo account was refused: ${body}`);
  const { user, access_token: token } = z
    .object({ user: z.object({ id: z.string() }), access_token: z.string() })
    .parse(JSON.parse(body));
  return { id: user.id, token };
}

/** Confirms the address of an account, as if the mailed link had been opened. */
export async function confirmDemoAddress(notaryId: string, { email }: DemoNotary): Promise<void> {
  const [verifications, token, now] = [emailVerificationStore(table()), randomUUID(), new Date()];
  await verifications.create(token, { notaryId, email, expiresAt: Math.floor(now.getTime() / 1000) + 60 });
  await verifications.redeem(token, { notaryId, email }, now);
}

/** Returns the account from the table. */
export async function demoAccount(id: string): Promise<Account> {
  const account = await accountStore(table()).get(id);
  if (!account) throw new Error('The demo account is gone');
  return account;
}

/** Returns the account as it would have been at a time: in its trial, which allows what the demo shows. */
const accountAt = (account: Account, at: Date): Account => ({ ...account, createdAt: at.toISOString() });

/** Saves a draft at a given time and returns its ID; `chance`, from 0 up to 1, makes the ID the same in every run. */
export async function draftAt(
  account: Account,
  payload: EntryPayload,
  at: Date,
  chance?: () => number,
): Promise<string> {
  const now = () => at;
  const draft = await createDraft(
    {
      entries: entryStore(table()),
      images: imageFiles(),
      checkImage,
      cipher: fieldCipher(account, now),
      now,
      newId: () => ulid(at.getTime(), chance),
    },
    {
      account: accountAt(account, at),
      payload,
      // By the real clock, a draft created only to be submitted would have expired long ago.
      toSubmit: false,
    },
  );
  return must(draft).id;
}

/** Submits a draft at a given time. */
export async function submitAt(account: Account, entryId: string, at: Date): Promise<void> {
  const stores = { entries: entryStore(table()), journal: submittingJournal(table()), images: imageFiles() };
  const given = { account: accountAt(account, at), sessionId: 'seed', requestId: randomUUID(), entryId };
  const locks = { locks: writeLockStore(table()), timeLeft: () => Number.POSITIVE_INFINITY };
  must(await submitEntry({ ...stores, ...locks, now: () => at }, given));
}
