import type { FieldTable } from '../../entry/field.ts';
import { ruling } from './ruling.ts';

type MayWithhold = { addressWithheld?: boolean | null | undefined; stateCode: string | null };

type Addresses = MayWithhold & {
  locationLabel: string | null;
  signers: readonly { addressLine: string | null }[];
  credibleWitnesses?: readonly { address: string | null }[] | undefined;
  markWitnesses?: readonly { address: string | null }[] | undefined;
  witnessAddress: string | null;
};

/** The words in place of an address that is not open to public inspection. */
export const withheldWords = 'Withheld: not open to public inspection';

/**
 * The words that an export shows in place of an address that is not open to public inspection, since it leaves the
 * notary's hands; undefined where the entry's addresses may be shown (M.G.L. c. 222, § 22(c)).
 */
export function withheldNotice({ addressWithheld, stateCode }: MayWithhold): string | undefined {
  if (!addressWithheld) return undefined;
  const law = ruling({ stateCode }).particular('address_withheld');
  return law ? `${withheldWords} (${law.cite})` : withheldWords;
}

/** Returns an entry or a person without the addresses that may not be open to public inspection. */
export function withoutAddresses<T extends object>(table: FieldTable, values: T): T {
  const addresses = Object.entries(table).filter(([, { mayBeWithheld }]) => mayBeWithheld);
  return { ...values, ...Object.fromEntries(addresses.map(([name]) => [name, null])) };
}

/** The words of a text in lower case, a space around each. */
const words = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/**
 * Whether the act seems to have taken place at an address that is withheld, such as the signer's home: its
 * house number and the next word, so that "5 Oak Ave" is found in "5 Oak Avenue, Boston".
 */
export function isPlaceWithheld({
  addressWithheld,
  signers,
  credibleWitnesses = [],
  markWitnesses = [],
  witnessAddress,
  locationLabel,
}: Addresses): boolean {
  if (!addressWithheld || !locationLabel) return false;
  const place = words(locationLabel);
  const addresses = [
    ...signers.map(({ addressLine }) => addressLine),
    ...[...credibleWitnesses, ...markWitnesses].map(({ address }) => address),
    witnessAddress,
  ];
  return addresses.some((address) => {
    const start = address && words(address).split(' ', 3).join(' ').trim();
    return start ? place.includes(` ${start} `) : false;
  });
}
