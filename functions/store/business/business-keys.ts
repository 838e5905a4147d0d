import type { Key } from '../table/keys.ts';

/** The notary's working papers, apart from the journal. */
const business = (notaryId: string) => `BUSINESS#${notaryId}` as const;

/** The kinds of working papers. */
export type PaperKind = 'client' | 'order' | 'trip' | 'expense' | 'invoice';

/** A working paper; without an ID, the common prefix of its kind. */
export const paperKey = (notaryId: string, kind: PaperKind, id = ''): Key => ({
  pk: business(notaryId),
  sk: `PAPER#${kind}#${id}`,
});

/**
 * A row of a list of papers, sorted by a text and then by ID. Without them, the common prefix of the list. No
 * sort text contains `#`.
 */
export const paperRowKey = (notaryId: string, list: string, sort = '', id = ''): Key => ({
  pk: business(notaryId),
  sk: `LIST#${list}#${sort}${id && `#${id}`}`,
});

/** Totals of a year by kind of paper, in several items so that parallel changes rarely meet. */
export const businessTotalsKey = (notaryId: string, year: string, part = ''): Key => ({
  pk: business(notaryId),
  sk: `TOTALS#${year}#${part}`,
});

/** The payments of a client in a year. */
export const payerKey = (notaryId: string, year: string, clientId = ''): Key => ({
  pk: business(notaryId),
  sk: `PAYER#${year}#${clientId}`,
});

/** The invoice that has a number. */
export const invoiceNumberKey = (notaryId: string, number: string): Key => ({
  pk: business(notaryId),
  sk: `NUMBER#${number}`,
});

/** The last invoice number that was assigned automatically. */
export const invoiceCounterKey = (notaryId: string): Key => ({ pk: business(notaryId), sk: 'COUNTER' });

/** The expense that has an upload as its receipt. */
export const receiptKey = (notaryId: string, uploadId: string): Key => ({
  pk: business(notaryId),
  sk: `RECEIPT#${uploadId}`,
});

/** The order that an entry belongs to. */
export const entryOrderKey = (notaryId: string, entryId: string): Key => ({
  pk: business(notaryId),
  sk: `ENTRY#${entryId}`,
});

/** The address from which calendars get the orders. */
export const calendarKey = (notaryId: string): Key => ({ pk: business(notaryId), sk: 'CALENDAR' });

/** The address that takes orders by email. */
export const orderAddressKey = (notaryId: string): Key => ({ pk: business(notaryId), sk: 'ORDER_ADDRESS' });

/** An order from an email, to approve; without an ID, the common prefix of all of them. */
export const proposalKey = (notaryId: string, id = ''): Key => ({
  pk: business(notaryId),
  sk: `PROPOSAL#${id}`,
});

/** An email that was read for orders, by the digest of its Message-ID. */
export const orderMailKey = (notaryId: string, mailDigest: string): Key => ({
  pk: business(notaryId),
  sk: `ORDER_MAIL#${mailDigest}`,
});

/** The emails that were read for orders on a day (YYYY-MM-DD, UTC). */
export const orderMailCountKey = (notaryId: string, day: string): Key => ({
  pk: business(notaryId),
  sk: `ORDER_MAILS#${day}`,
});
