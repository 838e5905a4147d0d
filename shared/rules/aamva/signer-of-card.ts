import { homeCountry } from '../../data/country-name.ts';
import { limits } from '../../data/limits.ts';
import type { EntryContent, SignerContent } from '../law/entry-content.ts';
import { recordableSigner } from '../law/recordable-signer.ts';
import { cardAddress } from './card-address.ts';
import { cardDay } from './card-day.ts';
import type { CardElements } from './card-elements.ts';
import { cardName } from './card-name.ts';
import { countryOfCard, findIssuer } from './issuers.ts';
import { readElements } from './read-elements.ts';

/** The signer's details on a scanned card, without anything that the law of the entry's state prohibits. */
export type CardReading =
  | {
      kind: 'read';
      signer: SignerContent;
      /** A sentence for each detail that the state's law excluded. */
      leftOut: string[];
      /** The card says that the name did not fit. */
      isNameCutShort: boolean;
      /** Elements run into each other, so name and address could not be read. */
      isDamaged: boolean;
      /** The card's expiration date, YYYY-MM-DD, if it is before the given day. */
      expiredOn: string | undefined;
    }
  /** The barcode is not from a driver's license or identification card. */
  | { kind: 'no-card' };

/** Returns a text only if it is one line of printable text that fits its field. */
function fitting(text: string | undefined, max: number): string | null {
  const line = text?.normalize('NFC').trim();
  return line && [...line].length <= max && !/[\p{Cc}\p{Co}\ufffd]/u.test(line) ? line : null;
}

function idTypeOf(card: CardElements): Pick<SignerContent, 'idType' | 'idTypeNote'> {
  const issuer = findIssuer(card.iin);
  const isForeign = (countryOfCard(card) ?? homeCountry) !== homeCountry;
  if (card.parts.has('DL') || card.parts.has('EN'))
    return { idType: isForeign ? 'foreign_drivers_license' : 'drivers_license' };
  if (!card.parts.has('ID')) return {};
  if (issuer ? issuer.isState : !isForeign) return { idType: 'state_id' };
  const idTypeNote = ['Identification card', issuer?.name].filter(Boolean).join(', ');
  return { idType: 'other_id', idTypeNote };
}

function cardNumber(text: string | undefined): string | null {
  const number = fitting(text?.replace(/\s+/g, ' ').toUpperCase(), limits.idNumberLength);
  return number && /^(?=.*\d)[A-Z0-9*][A-Z0-9* -]*$/.test(number) ? number : null;
}

/** Texts and days in place of an expiration date on cards that do not expire. Zeros mean that it is unknown. */
const never = /^(?:NONE|INDEF|9{8}|12319999|99991231)$/;

/** Returns every detail on the card that an entry could ask for. Dates of birth, looks, and restrictions are never read. */
function factsOf(card: CardElements, name: ReturnType<typeof cardName>, today: string): SignerContent {
  const { elements } = card;
  const address = cardAddress(card);
  const expiration = elements.get('DBA') ?? '';
  const expires = cardDay(expiration) ?? null;
  const issued = cardDay(elements.get('DBD') ?? '') ?? null;
  const isIssueDay = issued !== null && issued <= today && (expires === null || issued <= expires);
  return {
    ...(name.isOneName && { oneName: true }),
    firstName: fitting(name.firstName, limits.nameLength),
    lastName: fitting(name.lastName, limits.nameLength),
    // An address without a country is in the US.
    country: address.country === homeCountry ? null : (address.country ?? null),
    addressLine: fitting(address.addressLine, limits.addressLength),
    city: fitting(address.city, limits.cityLength),
    stateCode: address.stateCode ?? null,
    region: fitting(address.region, limits.regionLength),
    zip: fitting(address.zip, limits.postalCodeLength),
    ...idTypeOf(card),
    idNumber: cardNumber(elements.get('DAQ')),
    idIssuingAgency: findIssuer(card.iin)?.name ?? null,
    idIssueDate: isIssueDay ? issued : null,
    idExpirationDate: expires,
    ...(never.test(expiration) && { idNoExpiration: true }),
  };
}

/**
 * Returns the signer's details in the barcode of a driver's license or identification card. Details that the law
 * of the entry's state prohibits are dropped here, before they are shown; without a state, all are.
 * `today` is the notary's day, YYYY-MM-DD. Never throws.
 */
export function signerOfCard(text: string, entry: EntryContent, today: string): CardReading {
  const card = readElements(text);
  if (!card || !entry.stateCode) return { kind: 'no-card' };
  const name = cardName(card, findIssuer(card.iin)?.name === 'Hawaii');
  const facts = factsOf(card, name, today);
  if (!facts.lastName && !facts.firstName && !facts.idNumber && !card.isDamaged) return { kind: 'no-card' };
  const { signer, leftOut } = recordableSigner(entry, facts);
  const expires = facts.idExpirationDate ?? undefined;
  return {
    kind: 'read',
    signer,
    leftOut,
    isNameCutShort: name.isCutShort,
    isDamaged: card.isDamaged,
    expiredOn: expires !== undefined && expires < today ? expires : undefined,
  };
}
