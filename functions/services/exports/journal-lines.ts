import type { PrintedLine } from '#functions/adapters/pdf/journal-pdf.ts';
import type { EntryItem, SignerItem } from '#functions/store/entries/entry-item.ts';
import { documentTypes } from '#shared/data/document-types.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { outcomeReasons } from '#shared/data/outcomes.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { codeName, documentLines } from '#shared/entry/words.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { noSignerRecorded, notPerformed, timeOfAct } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import { withheldNotice } from '#shared/rules/law/withheld.ts';
import { openDoubtWords } from '#shared/rules/open-doubt-words.ts';
import { addressOnOneLine } from '#shared/rules/postal-address.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { type DateFormat, shownDay } from '#shared/rules/shown-day.ts';
import { signsFor } from '#shared/rules/signer-words.ts';
import { actName, shownPlace } from './journal-columns.ts';
import type { RecordedEntry } from './journal-records.ts';

export type Printing = {
  dateFormat: DateFormat;
  /** True if the entry matches its seal. */
  isIntact: boolean;
};

const brokenSeal = 'Does not match its seal';

/** Formats cents as dollars: `$1,234.50`. */
export const shownFee = (cents: number) => formatMoney(cents / 100);

/** Returns the signers of an entry. An entry without signers still gets one line. */
const noSigner: SignerItem = {
  firstName: noSignerRecorded,
  lastName: null,
  addressLine: null,
  city: null,
  stateCode: null,
  zip: null,
  idType: null,
  idNumber: null,
  idIssuingAgency: null,
  idExpirationDate: null,
  signature: null,
};

export const signersOf = ({ signers }: EntryItem): SignerItem[] =>
  signers.length > 0 ? signers : [noSigner];

const joined = (parts: (string | null | undefined | false)[], separator: string) =>
  parts.filter(Boolean).join(separator);

function addressOf(entry: EntryItem, signer: SignerItem): string {
  const address = addressOnOneLine(signer);
  return address && (withheldNotice(entry) ?? address);
}

/** Returns that a signer signed by mark, and the witnesses. */
function markOf({ markWitnesses = [] }: EntryItem, { signsByMark }: SignerItem): string {
  if (!signsByMark) return '';
  const names = joined(
    markWitnesses.map(({ name }) => name),
    ' and ',
  );
  return names ? `signed by mark before ${names}` : 'signed by mark';
}

/** Returns how the signer was identified, without ID numbers. */
function identification(entry: EntryItem, signer: SignerItem, { dateFormat }: Printing): string {
  const { idType, idTypeNote, idIssuingAgency, idExpirationDate, idNoExpiration } = signer;
  if (!idType) return '';
  const witnesses = idType === 'credible_witness' ? (entry.credibleWitnesses ?? []) : [];
  const named = joined(
    witnesses.map(({ name }) => name),
    ', ',
  );
  const expires = idNoExpiration
    ? 'no expiration date'
    : idExpirationDate && `expires ${shownDay(idExpirationDate, dateFormat)}`;
  const facts = [idTypes[idType], idTypeNote, named, idIssuingAgency, expires, markOf(entry, signer)];
  return joined(facts, ', ');
}

function entryPart(
  { entry, addenda }: RecordedEntry,
  { dateFormat, isIntact }: Printing,
): NonNullable<PrintedLine['entry']> {
  const { date, lateEntry, documents, documentType, outcomeReason } = entry;
  const act = actName(entry);
  const type = codeName(documentTypes, documentType ?? '');
  const ending = notPerformed(entry);
  const ofOutcome = ending ? [ending, codeName(outcomeReasons, outcomeReason ?? '')] : [];
  return {
    when: [
      shownDay(date, dateFormat),
      timeOfAct(entry) ?? '',
      isIntact ? '' : brokenSeal,
      lateEntry ? 'Late entry' : '',
      receivedLaterWords(entry) ?? '',
      ...openDoubtWords(entry.openDoubts),
      shownPlace(entry),
    ],
    what: [
      ...[...ofOutcome, act || type, act === type ? '' : act && type],
      ...documentLines(documents, (day) => shownDay(day, dateFormat)),
      ...addenda.map(({ number, reason, text }) => `Addendum ${number}, ${reason}: ${text}`),
    ],
    // The journal's fees exclude acts that were not performed.
    fee: wasPerformed(entry) ? shownFee(entry.feeCents) : '',
  };
}

/**
 * Returns an entry's lines in a printed journal, one per signer; `thumbnails` are images of their signatures.
 */
export function journalLines(
  recorded: RecordedEntry,
  thumbnails: readonly (string | undefined)[],
  printing: Printing,
): PrintedLine[] {
  const { entry } = recorded;
  const { stateCode, actMode, entryNumber } = entry;
  const prohibited = ruling({ stateCode, actMode }).prohibits('electronic_signature') !== undefined;
  return signersOf(entry).map((signer, index): PrintedLine => {
    const image = thumbnails[index];
    const missing = signer.signature
      ? 'The image of this signature is damaged.'
      : prohibited
        ? 'Not kept: state law does not allow it'
        : '';
    return {
      number: formatEntryNumber(entryNumber ?? 0),
      ...(index === 0 && { entry: entryPart(recorded, printing) }),
      name: joined([joined([signer.firstName, signer.lastName], ' '), signsFor(signer)], ', '),
      address: addressOf(entry, signer),
      identifiedBy: identification(entry, signer, printing),
      signature: image ? { image } : { words: missing },
    };
  });
}

/** Returns the line of an entry without content: an unreadable or destroyed one. */
export const emptyLine = (number: number, words: string = brokenSeal): PrintedLine => ({
  number: formatEntryNumber(number),
  entry: { when: [words], what: [], fee: '' },
  name: '',
  address: '',
  identifiedBy: '',
  signature: { words: '' },
});
