import { comparedNumber } from '#shared/rules/commissions.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';

/** Partition and sort key of an item. Every key of the table is made in this file (docs/data-model.md). */
export type Key = { pk: string; sk: string };

/** The local secondary index that lists entries: drafts by last save, submitted ones by number. */
export const listIndex = 'byList';

const notary = (notaryId: string) => `NOTARY#${notaryId}`;

/** Who the account is, its sessions and its plan: read once by every authenticated call. */
export const accountKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'ACCOUNT' });

/** What of the profile only the profile's own calls read. */
export const profileKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'PROFILE' });

/** The journal's counters: last number, head of the hash chain, count of drafts. */
export const ledgerKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'LEDGER' });

/** Submissions and fees of one month, YYYY-MM, in the notary's timezone. */
export const monthKey = (notaryId: string, month: string): Key => ({
  pk: notary(notaryId),
  sk: `MONTH#${month}`,
});

/** An entry, draft or submitted. */
export const entryKey = (notaryId: string, entryId: string): Key => ({
  pk: notary(notaryId),
  sk: `ENTRY#${entryId}`,
});

/** A file under way: an upload that nothing refers to yet, or a file that nothing refers to any more. */
export const uploadKey = (notaryId: string, fileId: string): Key => ({
  pk: notary(notaryId),
  sk: `UPLOAD#${fileId}`,
});

/** The notary's latest export of everything: its state, and how far the work on it is. */
export const dataExportKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'DATA_EXPORT' });

/** A sign-in, by its session: when, and with what kind of device. */
export const signInKey = (notaryId: string, sessionId: string): Key => ({
  pk: notary(notaryId),
  sk: `SIGN_IN#${sessionId}`,
});

/** The second factor, apart from the account, which every call reads: its secret, and which codes are left. */
export const secondFactorKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'SECOND_FACTOR' });

/** What a request with an Idempotency-Key answered. */
export const requestKey = (notaryId: string, idempotencyKey: string): Key => ({
  pk: notary(notaryId),
  sk: `REQUEST#${idempotencyKey}`,
});

/** A link of the hash chain, in a partition of its own that no function may update or delete. */
export const chainKey = (notaryId: string, number: number): Key => ({
  pk: `CHAIN#${notaryId}`,
  sk: formatEntryNumber(number).padStart(10, '0'),
});

/** How far the search index of a journal goes. Another name of it makes every index anew. */
export const searchIndexKey = (notaryId: string): Key => ({ pk: `BLOCKS#${notaryId}`, sk: 'INDEXED#2' });

/** A block of the search index: what it keeps of some entries in a row. */
export const entryBlockKey = (notaryId: string, kind: string, block: number): Key => ({
  pk: `BLOCKS#${notaryId}`,
  sk: `${kind}#${String(block).padStart(8, '0')}`,
});

/** What the search index holds of names, by part (name-parts.ts) and block of entries; without a block what all of the part begin with. */
export const namePartKey = (notaryId: string, part: string, block?: number): Key => ({
  pk: `NAMES#${notaryId}`,
  sk: `${part}#${block === undefined ? '' : String(block).padStart(6, '0')}`,
});

/** Who holds an e-mail address; the address itself appears only as a digest. */
export const emailKey = (emailDigest: string): Key => ({ pk: `EMAIL#${emailDigest}`, sk: 'EMAIL' });

/** What attempts are counted for. `confirm`: a password typed by whoever is signed in; `factor`: one-time codes. */
export type AttemptPurpose = 'login' | 'reset' | 'confirm' | 'factor';

/** Recent attempts at an address, for one purpose. */
export const attemptsKey = (purpose: AttemptPurpose, emailDigest: string): Key => ({
  pk: `ATTEMPTS#${purpose}#${emailDigest}`,
  sk: 'ATTEMPTS',
});

/** A pending password reset, by the digest of its token. */
export const resetKey = (tokenDigest: string): Key => ({ pk: `RESET#${tokenDigest}`, sk: 'RESET' });

/** A mail that is due on a day, YYYY-MM-DD: so many days before a commission of a notary expires. */
export const reminderKey = (dueDay: string, notaryId: string, number: string, days: number): Key => ({
  pk: `DUE#${dueDay}`,
  sk: `${notaryId}#${comparedNumber(number)}#${days}`,
});

/** An event of the payment provider that was worked in. */
export const paymentEventKey = (eventId: string): Key => ({ pk: `PAYMENT_EVENT#${eventId}`, sk: 'EVENT' });

/** Sort key of a draft in the list index: the latest save sorts last. */
export const draftListKey = (savedAt: string, entryId: string) => `D#${savedAt}#${entryId}`;

/** Sort key of a submitted entry in the list index. */
export const submittedListKey = (number: number) => `S#${String(number).padStart(10, '0')}`;
