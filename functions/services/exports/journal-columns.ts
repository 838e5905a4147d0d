import type { AddendumItem } from '#functions/store/entries/addendum-item.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { actTypes } from '#shared/data/act-types.ts';
import { documentTypes } from '#shared/data/document-types.ts';
import { doubts } from '#shared/data/doubts.ts';
import { actOutcomes, outcomeReasons } from '#shared/data/outcomes.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { labelFor, rowsFor } from '#shared/entry/rows.ts';
import { codeName, inWords } from '#shared/entry/words.ts';
import type { CsvColumn } from '#shared/rules/csv.ts';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { isPlaceWithheld, withheldNotice } from '#shared/rules/law/withheld.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { signsFor } from '#shared/rules/signer-words.ts';
import { zoneAbbreviation } from '#shared/rules/utc-offset.ts';
import type { RecordedEntry } from './journal-records.ts';

const label = (field: keyof typeof entryFields) => labelFor('csv', entryFields[field]);

const listed = (texts: readonly string[]) => texts.filter(Boolean).join('; ');

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Returns the type of the notarial act in words. */
export function actName({ actType, documentType }: Pick<EntryItem, 'actType' | 'documentType'>): string {
  const act = actTypeOf({ actType, documentType });
  return codeName(actTypes, act ?? '');
}

/** Returns the names of the signers who signed by mark, then those of the witnesses, marked as such. */
function signedByMark({ signers, markWitnesses = [] }: EntryItem): string[] {
  return [
    ...signers
      .filter(({ signsByMark }) => signsByMark)
      .map(({ firstName, lastName }) => fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })),
    ...markWitnesses.map(({ name }) => `Witness: ${name ?? ''}`),
  ];
}

/** Returns for whom a signer signed: `Ada Vane: Trustee of the Vane Trust`; empty for themselves. */
function signsAs({ firstName, lastName, ...signer }: EntryItem['signers'][number]): string {
  const capacity = signsFor(signer);
  return capacity ? `${fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })}: ${capacity}` : '';
}

/** Returns the date and the pages of a document: `Deed: 2026-01-02, 3 pages`; empty where none is recorded. */
function datedPages({ description, date, pages }: EntryItem['documents'][number]): string {
  const facts = [date, pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`].filter(Boolean);
  return facts.length > 0 ? `${description}: ${facts.join(', ')}` : '';
}

/** Returns the place of the act, or why it is withheld. */
export function shownPlace(entry: EntryItem): string {
  return (isPlaceWithheld(entry) ? withheldNotice(entry) : entry.locationLabel) ?? '';
}

/** Returns a time in the entry's own time zone: `2026-11-20 16:42:10 EST`. Blank while unknown. */
function localTime({ actTimezone }: EntryItem, at: string | null | undefined): string {
  if (!at || !actTimezone) return '';
  const instant = new Date(at);
  const seconds = instant.toISOString().slice(17, 19);
  const time = `${timeIn(actTimezone, instant)}:${seconds}`;
  return `${dayIn(actTimezone, instant)} ${time} ${zoneAbbreviation(actTimezone, instant)}`;
}

/** Returns an addendum on one line: its time in the act's time zone, the reason, and the text. */
const shownAddendum = (entry: EntryItem, { number, at, reason, text }: AddendumItem) =>
  `Addendum ${number} (${localTime(entry, at) || at}) ${reason}: ${text}`;

/**
 * The columns of the journal's spreadsheet, with times in the act's time zone. They never include ID numbers,
 * images, or people's addresses. A place that state law withholds is left out (M.G.L. c. 222, § 22(c)).
 */
export const journalColumns: readonly CsvColumn<RecordedEntry>[] = [
  {
    title: 'Entry number',
    isNumber: true,
    value: ({ entry: { entryNumber } }) => formatEntryNumber(entryNumber ?? 0),
  },
  { title: label('date'), value: ({ entry: { date } }) => date },
  { title: 'Time of Act', value: ({ entry: { actTime } }) => actTime ?? '' },
  // Without the letters, a spreadsheet would parse a number or a formula.
  { title: 'UTC Offset', value: ({ entry: { actUtcOffset } }) => (actUtcOffset ? `UTC${actUtcOffset}` : '') },
  { title: 'Time zone', value: ({ entry: { actTimezone } }) => actTimezone ?? '' },
  { title: 'Recorded at', value: ({ entry }) => localTime(entry, entry.recordedAt) },
  { title: 'Submitted at', value: ({ entry }) => localTime(entry, entry.submittedAt) },
  { title: 'Late entry', value: ({ entry: { lateEntry } }) => (lateEntry ? 'Yes' : 'No') },
  { title: label('stateCode'), value: ({ entry: { stateCode } }) => stateCode ?? '' },
  {
    title: label('documentType'),
    value: ({ entry: { documentType } }) => codeName(documentTypes, documentType ?? ''),
  },
  { title: label('actType'), value: ({ entry }) => actName(entry) },
  {
    title: label('outcome'),
    value: ({ entry: { outcome } }) => codeName(actOutcomes, outcome ?? 'performed'),
  },
  {
    title: label('outcomeReason'),
    value: ({ entry: { outcomeReason } }) => codeName(outcomeReasons, outcomeReason ?? ''),
  },
  { title: label('outcomeNote'), value: ({ entry: { outcomeNote } }) => outcomeNote ?? '' },
  { title: 'Signers', value: ({ entry: { signerNames } }) => listed(signerNames.map(fullName)) },
  { title: 'Signed by mark', value: ({ entry }) => listed(signedByMark(entry)) },
  {
    title: 'Documents',
    value: ({ entry: { documents } }) => listed(documents.map(({ description }) => description)),
  },
  { title: 'Fee (USD)', isNumber: true, value: ({ entry: { feeCents } }) => (feeCents / 100).toFixed(2) },
  { title: 'Location', value: ({ entry }) => shownPlace(entry) },
  { title: 'Commission number', value: ({ entry: { commission } }) => commission?.commissionNumber ?? '' },
  { title: 'Commission state', value: ({ entry: { commission } }) => commission?.state ?? '' },
  { title: label('comments'), value: ({ entry: { comments } }) => comments ?? '' },
  {
    title: 'Addenda',
    value: ({ entry, addenda }) => listed(addenda.map((one) => shownAddendum(entry, one))),
  },
  { title: 'Entry hash (SHA-256)', value: ({ entry: { entryHash } }) => entryHash ?? '' },
];

/** A column for each field that defines one and isn't among the columns above. */
const fieldColumns = rowsFor('csv', entryFields, {}, { day: String }).map(
  ({ name, field, label: title }): CsvColumn<RecordedEntry> => ({
    title,
    value: ({ entry }) => {
      const values: Readonly<Record<string, unknown>> = entry;
      return inWords(field, values[name], String) ?? '';
    },
  }),
);

/** The columns after the integrity column. Add new columns at the end. */
export const receiptColumns: readonly CsvColumn<RecordedEntry>[] = [
  { title: 'Received', value: ({ entry }) => localTime(entry, entry.submittedAt) },
  { title: 'Received Later', value: ({ entry }) => (receivedLaterWords(entry) ? 'Yes' : 'No') },
  {
    title: 'Open Doubts',
    value: ({ entry }) => listed((entry.openDoubts ?? []).map((code) => codeName(doubts, code))),
  },
  ...fieldColumns,
  { title: 'Capacities', value: ({ entry: { signers } }) => listed(signers.map(signsAs)) },
  {
    title: 'Dates and Pages of Documents',
    value: ({ entry: { documents } }) => listed(documents.map(datedPages)),
  },
];
