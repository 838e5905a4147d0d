import type { ActOutcome } from '#shared/data/outcomes.ts';
import type { Partition } from '#shared/data/partitions.ts';
import { comparedNumber } from '#shared/rules/commissions.ts';
import type { MapPoint } from '#shared/rules/same-place.ts';

/**
 * An item's partition and sort key. This file makes every key of the table except those of the business
 * (docs/data-model.md).
 */
export type Key = { pk: Partition; sk: string };

/** The local secondary index that lists entries: drafts by last save, submitted ones by number. */
export const listIndex = 'byList';

const notary = (notaryId: string) => `NOTARY#${notaryId}` as const;

/**
 * Sealed items. Only the functions that submit or add addenda may write here, and only the eraser may delete
 * (infra/constructs/table-access).
 */
const journal = (journalId: string) => `JOURNAL#${journalId}` as const;

/** A position in the hash chain as ten digits, so it sorts like the number. */
const sequenceDigits = (sequence: number) => String(sequence).padStart(10, '0');

/** The account: identity, sessions, and plan. Every authenticated call reads it once. */
export const accountKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'ACCOUNT' });

/** Profile fields read only by profile routes. */
export const profileKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'PROFILE' });

/** The notary's document lists. */
export const packagesKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'PACKAGES' });

/** A matter: a duty of the notary. */
export const matterKey = (notaryId: string, matterId: string): Key => ({
  pk: notary(notaryId),
  sk: `MATTER#${matterId}`,
});

/** The notary's own lines on the front page of the journal. */
export const frontPageKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'FRONT_PAGE' });

/** The common prefix of the sort keys of changed lines. */
export const frontPageChangePrefix = 'FRONT_PAGE#';

/** Front page lines changed by a version of the profile. Sorted by version. */
export const frontPageChangeKey = (notaryId: string, profileVersion: number): Key => ({
  pk: notary(notaryId),
  sk: `${frontPageChangePrefix}${sequenceDigits(profileVersion)}`,
});

/** The end of a journal: last number, last link of its hash chain, and the totals of the latest months. */
export const ledgerKey = (journalId: string): Key => ({ pk: journal(journalId), sk: 'LEDGER' });

/** A submitted entry. */
export const sealedEntryKey = (journalId: string, entryId: string): Key => ({
  pk: journal(journalId),
  sk: `ENTRY#${entryId}`,
});

/** An entry's addendum, by the entry's number and its own, from 1. */
export const addendumKey = (journalId: string, entryNumber: number, addendum: number): Key => ({
  pk: journal(journalId),
  sk: `ADDENDUM#${sequenceDigits(entryNumber)}#${String(addendum).padStart(3, '0')}`,
});

/** The record of a destruction of entries; without an ID, the common prefix of all of them. */
export const destructionKey = (journalId: string, id = ''): Key => ({
  pk: journal(journalId),
  sk: `DESTRUCTION#${id}`,
});

/** A link of a journal's hash chain. Sequence 0 is the opening. */
export const linkKey = (journalId: string, sequence: number): Key => ({
  pk: journal(journalId),
  sk: `LINK#${sequenceDigits(sequence)}`,
});

/**
 * The characters of a ULID. The last one is random, so it spreads items that are read across all journals
 * over partitions.
 */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lastOf = (journalId: string) => journalId.slice(-1);

/** Enough partitions to spread the writes, and few enough to be read every minute. */
const leafShards = ['0', '1', '2', '3', '4', '5', '6', '7'];

const leavesOfShard = (shard: string) => `LEAF#${shard}` as const;

const journalsOfShard = (shard: string) => `JOURNALS#${shard}` as const;

/** A link waiting for its position in the public log. */
export const pendingLeafKey = (journalId: string, sequence: number, at: string): Key => ({
  pk: leavesOfShard(String(base32.indexOf(lastOf(journalId)) % leafShards.length)),
  sk: `${at}#${journalId}#${sequenceDigits(sequence)}`,
});

/** The partitions with all links waiting for their positions in the public log. */
export const pendingLeafPartitions: readonly string[] = leafShards.map(leavesOfShard);

/** A journal in the list of all journals, with its verification state. */
export const listedJournalKey = (journalId: string): Key => ({
  pk: journalsOfShard(lastOf(journalId)),
  sk: journalId,
});

/** The partitions that together list all journals. */
export const journalPartitions: readonly string[] = [...base32].map(journalsOfShard);

/** A link's position in the public log. */
export const witnessKey = (journalId: string, sequence: number): Key => ({
  pk: `WITNESS#${journalId}`,
  sk: sequenceDigits(sequence),
});

/** The request whose turn it is, while several of a notary submit. */
export const turnKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'TURN' });

/** The number of drafts that count toward the plan's limit. Missing before the first. */
export const draftCountKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'DRAFTS' });

/** The last email about a monthly limit (YYYY-MM). A plan with another limit has its own emails. */
export const usageEmailKey = (notaryId: string, month: string, limit: number): Key => ({
  pk: notary(notaryId),
  sk: `LIMIT_MAIL#${month}#${limit}`,
});

/** A draft. After submission, a stub replaces it for a day. */
export const draftKey = (notaryId: string, entryId: string): Key => ({
  pk: notary(notaryId),
  sk: `ENTRY#${entryId}`,
});

/** A file without references: an upload not used yet, or a file to be removed. */
export const uploadKey = (notaryId: string, fileId: string): Key => ({
  pk: notary(notaryId),
  sk: `UPLOAD#${fileId}`,
});

/** The notary's latest data export and its progress. */
export const dataExportKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'DATA_EXPORT' });

/** A sign-in, by session: its time and kind of device. */
export const signInKey = (notaryId: string, sessionId: string): Key => ({
  pk: notary(notaryId),
  sk: `SIGN_IN#${sessionId}`,
});

/** A passkey, by credential ID. */
export const passkeyKey = (notaryId: string, passkeyId: string): Key => ({
  pk: notary(notaryId),
  sk: `PASSKEY#${passkeyId}`,
});

/** A device that has signed in to the account, by the digest of its cookie. */
export const deviceKey = (notaryId: string, tokenDigest: string): Key => ({
  pk: notary(notaryId),
  sk: `DEVICE#${tokenDigest}`,
});

/** A line of the record of access, in separate partitions to which functions may only add. */
export const accessKey = (notaryId: string, id: string): Key => ({ pk: `ACCESS#${notaryId}`, sk: id });

/** An inspection link, with the entries that it shows. */
export const inspectionKey = (notaryId: string, id: string): Key => ({
  pk: notary(notaryId),
  sk: `INSPECTION#${id}`,
});

/** The inspection that a link opens, by the digest of its token. */
export const inspectionTokenKey = (tokenDigest: string): Key => ({
  pk: `INSPECT#${tokenDigest}`,
  sk: 'INSPECT',
});

/** A visitor's session, by the digest of its token. */
export const inspectionSessionKey = (tokenDigest: string): Key => ({
  pk: `INSPECTING#${tokenDigest}`,
  sk: 'INSPECTING',
});

/**
 * The second factor's secret and remaining codes, stored separately from the account, which every call reads.
 */
export const secondFactorKey = (notaryId: string): Key => ({ pk: notary(notaryId), sk: 'SECOND_FACTOR' });

/** Height of a row of places in degrees of latitude, about 1.1 km. */
const placeRowDegrees = 0.01;

/** Digits that sort like the degrees, to six decimals. Longitudes beyond 180 degrees sort last. */
const sortedDegrees = (degrees: number) =>
  String(Math.round((Math.min(Math.max(degrees, -180), 180) + 180) * 1e6)).padStart(9, '0');

const placeRow = (lat: number) => Math.max(0, Math.floor((lat + 90) / placeRowDegrees));

const placeBeginning = (row: number, lng: number) =>
  `PLACE#${String(row).padStart(5, '0')}#${sortedDegrees(lng)}`;

/** A place whose address was looked up. Places of a row sort from west to east. */
export const placeKey = (notaryId: string, { lat, lng }: MapPoint): Key => ({
  pk: notary(notaryId),
  sk: `${placeBeginning(placeRow(lat), lng)}#${sortedDegrees(lat)}`,
});

/** Two corners of an area on the map. */
type MapArea = { southWest: MapPoint; northEast: MapPoint };

/** Ranges of the keys of places. `$` sorts after every `#`. */
export const placeRanges = {
  /** The ranges of an area lower than one row: one range, or two if it spans two rows. */
  within: (notaryId: string, { southWest, northEast }: MapArea) =>
    [...new Set([placeRow(southWest.lat), placeRow(northEast.lat)])].map((row) => ({
      pk: notary(notaryId),
      from: placeBeginning(row, southWest.lng),
      to: `${placeBeginning(row, northEast.lng)}$`,
    })),
  /** The range of all places of a notary. */
  all: (notaryId: string) => ({ pk: notary(notaryId), from: 'PLACE#', to: 'PLACE$' }),
};

/** The address lookups paid on a day (YYYY-MM-DD, UTC). */
export const paidLookupsKey = (notaryId: string, day: string): Key => ({
  pk: notary(notaryId),
  sk: `LOOKUPS#${day}`,
});

/** An account's calls in a window that began at a time (epoch seconds), by group of routes. */
export const callCountKey = (notaryId: string, group: string, start: number): Key => ({
  pk: `CALLS#${notaryId}`,
  sk: `${group}#${start}`,
});

/** The slots taken by an account's open items of one kind. */
export const openSlotsKey = (notaryId: string, kind: string): Key => ({
  pk: notary(notaryId),
  sk: `OPEN#${kind}`,
});

/** A request with an Idempotency-Key, by a name derived from the key. */
export const requestKey = (notaryId: string, name: string): Key => ({ pk: `REQUEST#${notaryId}`, sk: name });

/** Another part of an attempt's large response, counted from 1. */
export const answerPartKey = (notaryId: string, name: string, attempt: number, part: number): Key =>
  requestKey(notaryId, `${name}#${attempt}#${part}`);

/** The position of a journal's search index. Renaming it rebuilds every index. */
export const searchIndexKey = (journalId: string): Key => ({ pk: `BLOCKS#${journalId}`, sk: 'INDEXED#4' });

/** A block of the search index: facts of consecutive entries. */
export const entryBlockKey = (journalId: string, kind: string, block: number): Key => ({
  pk: `BLOCKS#${journalId}`,
  sk: `${kind}#${String(block).padStart(8, '0')}`,
});

/**
 * Names in the search index, by part (name-parts.ts) and block of entries; without a block, the common prefix
 * of all keys of the part.
 */
export const namePartKey = (journalId: string, part: string, block?: number): Key => ({
  pk: `NAMES#${journalId}`,
  sk: `${part}#${block === undefined ? '' : String(block).padStart(6, '0')}`,
});

/** Entries that a notary imported from other journals. The partition contains nothing else. */
const annex = (notaryId: string) => `ANNEX#${notaryId}` as const;

/** An import of earlier entries; without an ID, the common prefix of all of them. */
export const importKey = (notaryId: string, importId = ''): Key => ({
  pk: annex(notaryId),
  sk: `IMPORT#${importId}`,
});

/** A block of an import's rows, counted from 0; without a number, the common prefix of all of them. */
export const importBlockKey = (notaryId: string, importId: string, block?: number): Key => ({
  pk: annex(notaryId),
  sk: `BLOCK#${importId}#${block === undefined ? '' : String(block).padStart(4, '0')}`,
});

/** The import whose rows have a digest, so the same file can't be imported twice. */
export const importDigestKey = (notaryId: string, digest: string): Key => ({
  pk: annex(notaryId),
  sk: `DIGEST#${digest}`,
});

/** The owner of an email address, which is stored only as a digest. */
export const emailKey = (emailDigest: string): Key => ({ pk: `EMAIL#${emailDigest}`, sk: 'EMAIL' });

/**
 * The purposes of counted attempts. `reset`, `reset-day`, `verify`, `change-email`: requested emails;
 * `confirm`: a password entered after sign-in; `factor`: one-time codes; `inspection`: access codes of an
 * inspection link; `notice`: notices of a kind of change; `invoice`: emailed invoices.
 */
export type AttemptPurpose =
  | 'login'
  | 'reset'
  | 'reset-day'
  | 'verify'
  | 'change-email'
  | 'confirm'
  | 'factor'
  | 'inspection'
  | 'notice'
  | 'invoice';

/** Recent attempts for an address and purpose. */
export const attemptsKey = (purpose: AttemptPurpose, emailDigest: string): Key => ({
  pk: `ATTEMPTS#${purpose}#${emailDigest}`,
  sk: 'ATTEMPTS',
});

/** A pending password reset, by the digest of its token. */
export const resetKey = (tokenDigest: string): Key => ({ pk: `RESET#${tokenDigest}`, sk: 'RESET' });

/** An emailed link that confirms an address, by the digest of its token. */
export const emailVerificationKey = (tokenDigest: string): Key => ({
  pk: `VERIFY_EMAIL#${tokenDigest}`,
  sk: 'VERIFY_EMAIL',
});

/** An emailed link that confirms a change of address, by the digest of its token. */
export const emailChangeKey = (tokenDigest: string): Key => ({
  pk: `CHANGE_EMAIL#${tokenDigest}`,
  sk: 'CHANGE_EMAIL',
});

/** An emailed link that undoes a change of address, by the digest of its token. */
export const undoEmailChangeKey = (tokenDigest: string): Key => ({
  pk: `UNDO_EMAIL#${tokenDigest}`,
  sk: 'UNDO_EMAIL',
});

/** An emailed link that undoes a change to the account, by the digest of its token. */
export const undoChangeKey = (tokenDigest: string): Key => ({
  pk: `UNDO_CHANGE#${tokenDigest}`,
  sk: 'UNDO_CHANGE',
});

/** An unanswered challenge for a passkey. */
export const challengeKey = (challengeDigest: string): Key => ({
  pk: `CHALLENGE#${challengeDigest}`,
  sk: 'CHALLENGE',
});

/** An email due on a day (YYYY-MM-DD), some days before a notary's commission expires. */
export const reminderKey = (dueDay: string, notaryId: string, number: string, days: number): Key => ({
  pk: `DUE#${dueDay}`,
  sk: `${notaryId}#${comparedNumber(number)}#${days}`,
});

/** An email about the end of the trial, or of a closed account, due on a day (YYYY-MM-DD). */
export const noticeKey = (dueDay: string, notaryId: string, notice: string): Key => ({
  pk: `DUE#${dueDay}`,
  sk: `${notaryId}##${notice}`,
});

/** An email about a matter's deadline, due on a day (YYYY-MM-DD). */
export const matterReminderKey = (dueDay: string, notaryId: string, matterId: string): Key => ({
  pk: `DUE#${dueDay}`,
  sk: `${notaryId}##${matterId}`,
});

/** A notary who gets the journal's head by email on a day of the month, 1 to 28. */
export const monthlyEmailKey = (dayOfMonth: number, notaryId: string): Key => ({
  pk: `HEADS#${String(dayOfMonth).padStart(2, '0')}`,
  sk: notaryId,
});

/** A notary who gets the next day's orders by email, with the next evening. */
export const eveningKey = (notaryId: string): Key => ({ pk: 'EVENINGS', sk: notaryId });

/** A closed account, and the progress of its erasure. */
export const closureKey = (notaryId: string): Key => ({ pk: 'CLOSURES', sk: notaryId });

/**
 * An unfinished destruction request, by act year and state; without them, the common prefix of all requests
 * of a notary.
 */
export const askedDestructionKey = (
  notaryId: string,
  group?: { year: string; state: string | null },
): Key => ({
  pk: 'DESTRUCTIONS',
  sk: `${notaryId}#${group ? `${group.year}#${group.state ?? ''}` : ''}`,
});

/** A legal hold: entries must be kept, for a reason. */
export const holdKey = (notaryId: string, holdId: string): Key => ({
  pk: notary(notaryId),
  sk: `HOLD#${holdId}`,
});

/** A processed event from the payment provider. */
export const paymentEventKey = (eventId: string): Key => ({ pk: `PAYMENT_EVENT#${eventId}`, sk: 'EVENT' });

/** The public log: its size, and the lease for growing it. */
export const logStateKey = (): Key => ({ pk: 'LOG', sk: 'STATE' });

/** When the witnesses of the public log were last asked. */
export const witnessRoundKey = (): Key => ({ pk: 'LOG', sk: 'WITNESS_ROUND' });

/** The size of the public log that a witness, named by its verifier key, cosigned last. */
export const cosignerKey = (vkey: string): Key => ({ pk: 'LOG', sk: `COSIGNER#${vkey}` });

/** The last checkpoint of the public log that enough witnesses cosigned. */
export const witnessedLogKey = (): Key => ({ pk: 'LOG', sk: 'WITNESSED' });

/** The log's next leaves, in order, when it has `treeSize` leaves. */
export const logBatchKey = (treeSize: number): Key => ({
  pk: 'LOG',
  sk: `BATCH#${String(treeSize).padStart(15, '0')}`,
});

type Outcome = ActOutcome | null | undefined;

/**
 * The last part of a list index key, because the projected attributes have no room for the outcome
 * (docs/adr/0059).
 */
const outcomeAtEnd = (outcome: Outcome) => (outcome && outcome !== 'performed' ? `#${outcome}` : '');

/** Sort key of a draft in the list index: the latest save sorts last. */
export const draftListKey = (savedAt: string, entryId: string, outcome?: Outcome) =>
  `D#${savedAt}#${entryId}${outcomeAtEnd(outcome)}`;

/** Sort key of a submitted entry in the list index, with its open doubts as the last part, if it has any. */
export const submittedListKey = (number: number, outcome?: Outcome, openDoubts: readonly string[] = []) =>
  `S#${String(number).padStart(10, '0')}${outcomeAtEnd(outcome)}${openDoubts.length > 0 ? `#${doubtsMark}${openDoubts}` : ''}`;

/** Begins the part of a list index key that has open doubts. */
export const doubtsMark = '?';

/** Sort key of a destroyed entry in the list index, with the ID of its destruction. */
export const destroyedListKey = (number: number, destructionId: string) =>
  `${submittedListKey(number)}#${destructionId}`;

/** Sort key of an addendum in the list index. */
export const addendumListKey = (entryNumber: number, addendum: number) =>
  `A#${sequenceDigits(entryNumber)}#${String(addendum).padStart(3, '0')}`;
