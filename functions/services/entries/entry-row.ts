import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { listEntries } from '#shared/contract/entry-list.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { isLate } from '#shared/rules/act-time.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { toDollars } from '#shared/rules/money.ts';
import { receivedLater, recordedBy } from '#shared/rules/received-later.ts';

export type EntryRow = Output<typeof listEntries>['items'][number];

const lastSave = ({ submittedAt, updatedAt }: EntryRow) => submittedAt ?? updatedAt;

/**
 * Compares entries of a list: later saves and submissions come first, and a destroyed entry keeps its place.
 * Submitted entries and drafts are each sorted already, so merging them sorts the list.
 */
export const byLastSave = (left: EntryRow, right: EntryRow) => lastSave(right).localeCompare(lastSave(left));

/**
 * The marks in a list. `damaged`: entries known not to match their seals. `addenda`: the number of this
 * entry's addenda. `journal`: the journal's number, if the account has several.
 */
type RowMarks = {
  journal?: number | undefined;
  damaged?: ReadonlySet<string> | undefined;
  addenda?: number | undefined;
};

/** Returns the marks of late recording and receipt. Drafts and destroyed entries have none. */
function timesOf({ date, actTimezone, recordedAt, submittedAt }: EntryRowItem) {
  if (!date || !actTimezone || !recordedAt || !submittedAt)
    return { lateEntry: false, recordedBy: null, receivedLater: false };
  const times = { date, actTimezone, recordedAt, submittedAt };
  return { lateEntry: isLate(times), recordedBy: recordedBy(times), receivedLater: receivedLater(times) };
}

/** Returns an entry for a list, without images or ID numbers. */
export function entryRow(item: EntryRowItem, { journal, damaged, addenda = 0 }: RowMarks = {}): EntryRow {
  return {
    id: item.id,
    status: item.status,
    version: item.version,
    entryNumber: item.entryNumber === null ? null : formatEntryNumber(item.entryNumber),
    date: item.date || null,
    actTime: item.actTime ?? null,
    actTimezone: item.actTimezone ?? null,
    actUtcOffset: item.actUtcOffset ?? null,
    recordedAt: item.submittedAt === null ? null : (item.recordedAt ?? null),
    submittedAt: item.submittedAt,
    updatedAt: item.updatedAt,
    ...timesOf(item),
    commission: item.commission ?? null,
    stateCode: item.stateCode,
    documentType: item.documentType,
    actType: item.actType ?? null,
    outcome: item.outcome ?? 'performed',
    openDoubts: item.openDoubts ?? [],
    fee: toDollars(item.feeCents),
    locationLabel: item.locationLabel,
    numberOfDocuments: item.documentCount,
    documentTitle: item.documentTitle ?? null,
    signers: item.signerNames.map(({ oneName = false, ...names }) => ({ ...names, oneName })),
    ...(journal !== undefined && item.entryNumber !== null && { journal }),
    ...(item.destruction !== undefined && { destruction: item.destruction }),
    ...(damaged?.has(item.id) && { integrity: 'failed' }),
    ...(addenda > 0 && { addendaCount: addenda }),
  };
}
