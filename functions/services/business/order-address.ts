import { timingSafeEqual } from 'node:crypto';
import { isValid } from 'ulid';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { OrderMailStore } from '#functions/store/business/order-mail-store.ts';
import { digest } from '#functions/store/table/digest.ts';
import type { getOrderAddress as contract } from '#shared/contract/business/order-intake.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { planProblem } from './carry-out.ts';

/** `domain`: the domain of addresses for orders. Undefined in stages that take no email. */
type Deps<K extends keyof OrderMailStore> = { mails: Pick<OrderMailStore, K>; domain: string | undefined };

type Address = Output<typeof contract>;

/** The notary's ID in lower case, because mail programs may change the case, and 80 random bits. */
const form = /^orders-([0-9a-z]{26})([0-9a-f]{20})$/;

const addressOf = (notaryId: string, secret: string, domain: string) =>
  `orders-${notaryId.toLowerCase()}${secret}@${domain}`;

/** Returns the address that takes orders by email. */
export async function getOrderAddress(
  { mails, domain }: Deps<'secret'>,
  { id }: Account,
): Promise<Outcome<Address>> {
  if (!domain) return ok({ address: null, available: false });
  const secret = await mails.secret(id);
  return ok({ address: secret === undefined ? null : addressOf(id, secret, domain), available: true });
}

/** Makes a new address; the one before ends. ORDER_MAIL_UNAVAILABLE in stages that take no email. */
export async function renewOrderAddress(
  { mails, domain, newSecret, now }: Deps<'putSecret'> & { newSecret: () => string; now: () => Date },
  account: Account,
): Promise<Outcome<Address>> {
  const problem = planProblem(account, now());
  if (problem) return problem;
  if (!domain) return refuse('ORDER_MAIL_UNAVAILABLE');
  const secret = newSecret();
  await mails.putSecret(account.id, secret);
  return ok({ address: addressOf(account.id, secret, domain), available: true });
}

/** Returns the account whose address this is, if it may have orders read. */
export async function ownerOfAddress(
  { mails, domain, accounts, now }: Deps<'secret'> & { accounts: Pick<AccountStore, 'get'>; now: () => Date },
  address: string,
): Promise<Account | undefined> {
  const [mailbox = '', host] = address.toLowerCase().split('@');
  const [, id = '', secret = ''] = form.exec(mailbox) ?? [];
  const notaryId = id.toUpperCase();
  // Malformed IDs are rejected before any key is built.
  if (!domain || host !== domain.toLowerCase() || !isValid(notaryId)) return undefined;
  const [account, known] = await Promise.all([accounts.get(notaryId), mails.secret(notaryId)]);
  if (!account || account.closure || known === undefined || planProblem(account, now())) return undefined;
  return timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(digest(known))) ? account : undefined;
}
