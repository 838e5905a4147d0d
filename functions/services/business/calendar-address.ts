import { timingSafeEqual } from 'node:crypto';
import { isValid } from 'ulid';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import { isVoid } from '#functions/store/account/recovery-cut.ts';
import type { CalendarAddress, CalendarStore } from '#functions/store/business/calendar-store.ts';
import { digest } from '#functions/store/table/digest.ts';
import type {
  createCalendar as createContract,
  getCalendar as getContract,
} from '#shared/contract/business/order-intake.ts';
import { routeAddress } from '#shared/contract/routes.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { planProblem } from './carry-out.ts';

/** The length of a notary's ID, with which a secret begins. */
const idLength = 26;

const isAlive = ({ recovery }: Account, { createdAt, tokenVersion }: CalendarAddress) =>
  !isVoid(recovery, { at: createdAt, tokenVersion });

/** Returns whether calendars can subscribe, and whether they are shown the signers. */
export async function getCalendar(
  { calendars }: { calendars: Pick<CalendarStore, 'get'> },
  account: Account,
): Promise<Outcome<Output<typeof getContract>>> {
  const found = await calendars.get(account.id);
  const active = found !== undefined && isAlive(account, found);
  return ok({ active, showSigners: active && found.showSigners });
}

/**
 * Makes a secret address for calendars; the one before ends. The secret begins with the notary's ID, so an address needs
 * no item of its own, which would have to be erased with the account.
 */
export async function createCalendar(
  {
    calendars,
    newToken,
    siteUrl,
    now,
  }: { calendars: Pick<CalendarStore, 'put'>; newToken: () => string; siteUrl: string; now: () => Date },
  account: Account,
  { showSigners }: { showSigners: boolean },
): Promise<Outcome<Output<typeof createContract>>> {
  const problem = planProblem(account, now());
  if (problem) return problem;
  const secret = `${account.id}${newToken()}`;
  await calendars.put(account.id, {
    digest: digest(secret),
    showSigners,
    createdAt: now().toISOString(),
    tokenVersion: account.tokenVersion,
  });
  return ok({ url: `${siteUrl}${routeAddress('get-calendar-feed').replace('{file}', `${secret}.ics`)}` });
}

/** Ends the address for calendars. Does nothing if there is none. */
export async function endCalendar(
  { calendars }: { calendars: Pick<CalendarStore, 'remove'> },
  account: Account,
): Promise<Outcome<undefined>> {
  await calendars.remove(account.id);
  return ok(undefined);
}

/** Returns the notary whose address a secret is. Undefined also while the account is closed. */
export async function ownerOfCalendar(
  { calendars, accounts }: { calendars: Pick<CalendarStore, 'get'>; accounts: Pick<AccountStore, 'get'> },
  secret: string,
): Promise<{ notaryId: string; showSigners: boolean } | undefined> {
  const notaryId = secret.slice(0, idLength);
  // Malformed IDs are rejected before any key is built.
  if (!isValid(notaryId)) return undefined;
  const [account, address] = await Promise.all([accounts.get(notaryId), calendars.get(notaryId)]);
  if (!account || account.closure || !address || !isAlive(account, address)) return undefined;
  const isKnown = timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(address.digest));
  return isKnown ? { notaryId, showSigners: address.showSigners } : undefined;
}
