import type { Account } from '#functions/store/account/account-store.ts';
import type { ProfileDetails } from '#functions/store/account/profile-store.ts';
import type { StoredClient } from '#functions/store/business/stored-papers.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { cityLine } from '#shared/rules/postal-address.ts';

/** The notary who issues a paper. */
export type Sender = { account: Account; details: ProfileDetails };

const lines = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n');

/** Returns the sender's name, business, address, and contact, as lines. */
export function senderLines({ account, details }: Sender): string {
  const { businessName, businessAddress, businessAddress2, phone } = details;
  const city = cityLine({
    city: details.businessCity,
    stateCode: details.businessState,
    zip: details.businessZip,
  });
  const address = [businessAddress, businessAddress2, city] as const;
  return lines(account.fullName, businessName, ...address, phone, account.email);
}

/** Returns a client's name, company, and address, as lines. An invoice keeps the name that it was made with. */
export function clientLines(name: string, client: StoredClient | undefined): string {
  return lines(name, client?.company === name ? null : client?.company, client?.address);
}

/** Writes whole cents as a paper shows them: `$1,250.00`. */
export const money = (cents: number): string => formatMoney(cents / 100);
