import { limits } from '../../data/limits.ts';
import type { EntryContent, SignerContent } from '../law/entry-content.ts';
import { recordableSigner } from '../law/recordable-signer.ts';
import { cardAddress } from './card-address.ts';
import { cardDay } from './card-day.ts';
import { cardName } from './card-name.ts';
import { issuerName } from './issuers.ts';
import { type CardElements, readElements } from './read-elements.ts';

/** The signer's details on a scanned card, without anything that the law of the entry's state prohibits. */
export type CardReading =
  | {
      kind: 'read';
      signer: SignerContent;
      /** A sentence for each detail that the state's law excluded. */
      leftOut: string[];
      /** The card says that the name did not fit. */
      isNameCutShort: boolean;
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

function idTypeOf({ parts }: CardElements) {
  if (parts.has('DL') || parts.has('EN')) return 'drivers_license';
  return parts.has('ID') ? 'state_id' : null;
}

function cardNumber(text: string | undefined): string | null {
  const number = fitting(text?.replace(/\s+/g, ' '), limits.idNumberLength);
  return number && /^(?=.*\d)[A-Z0-9*][A-Z0-9* -]*$/i.test(number) ? number : null;
}

/** Returns every detail on the card that an entry could ask for. Dates of birth, looks, and restrictions are never read. */
function factsOf(card: CardElements, name: ReturnType<typeof cardName>, today: string): SignerContent {
  const { elements } = card;
  const address = cardAddress(card);
  const expires = cardDay(elements.get('DBA') ?? '') ?? null;
  const issued = cardDay(elements.get('DBD') ?? '') ?? null;
  const isIssueDay = issued !== null && issued <= today && (expires === null || issued <= expires);
  return {
    firstName: fitting(name.firstName, limits.nameLength),
    lastName: fitting(name.lastName, limits.nameLength),
    addressLine: fitting(address.addressLine, limits.addressLength),
    city: fitting(address.city, limits.cityLength),
    stateCode: address.stateCode ?? null,
    zip: address.zip ?? null,
    idType: idTypeOf(card),
    idNumber: cardNumber(elements.get('DAQ')),
    idIssuingAgency: issuerName(card.iin) ?? null,
    idIssueDate: isIssueDay ? issued : null,
    idExpirationDate: expires,
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
  const name = cardName(card);
  const facts = factsOf(card, name, today);
  if (!facts.lastName && !facts.firstName && !facts.idNumber) return { kind: 'no-card' };
  const { signer, leftOut } = recordableSigner(entry, facts);
  const expires = facts.idExpirationDate ?? undefined;
  return {
    kind: 'read',
    signer,
    leftOut,
    isNameCutShort: name.isCutShort,
    expiredOn: expires !== undefined && expires < today ? expires : undefined,
  };
}
