import { TZDate } from '@date-fns/tz/date';
import { format } from 'date-fns/format';
import { isPlaceWithheld, withheldNotice } from '#functions/adapters/pdf/sections/withheld.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { sentenceCase } from '#shared/entry/sentence-case.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';

export type JournalColumn = { title: string; value: (entry: EntryItem) => string };

const label = (field: keyof typeof entryFields) => sentenceCase(entryFields[field].label);

const listed = (texts: readonly string[]) => texts.filter(Boolean).join('; ');

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The type of the notarial act in words. */
export function actName({ actType, documentType }: Pick<EntryItem, 'actType' | 'documentType'>): string {
  const act = actTypeOf({ actType, documentType });
  return act ? actTypes[act].name : '';
}

/** The place of the act, or why it is not shown. */
export function shownPlace(entry: EntryItem): string {
  return (isPlaceWithheld(entry) ? withheldNotice(entry) : entry.locationLabel) ?? '';
}

/**
 * What a spreadsheet of the journal tells of an entry, times in the notary's zone. No ID number, no image and no
 * address of a person is among it; a place that state law withholds is not shown (M.G.L. c. 222, § 22(c)).
 */
export function journalColumns(timezone: string): JournalColumn[] {
  const submittedIn = ({ submittedAt }: EntryItem, pattern: string) =>
    submittedAt === null ? '' : format(new TZDate(submittedAt, timezone), pattern);
  return [
    { title: 'Entry number', value: ({ entryNumber }) => formatEntryNumber(entryNumber ?? 0) },
    { title: label('date'), value: ({ date }) => date },
    { title: 'Time of act', value: ({ actTime }) => actTime ?? '' },
    { title: `Submitted at (${timezone})`, value: (entry) => submittedIn(entry, 'yyyy-MM-dd HH:mm:ss') },
    { title: 'UTC offset', value: (entry) => submittedIn(entry, "'UTC'xxx") },
    { title: 'Late entry', value: ({ lateEntry }) => (lateEntry ? 'Yes' : 'No') },
    { title: label('stateCode'), value: ({ stateCode }) => stateCode ?? '' },
    {
      title: label('documentType'),
      value: ({ documentType }) => findDocumentType(documentType)?.name ?? documentType ?? '',
    },
    { title: 'Type of act', value: actName },
    { title: 'Signers', value: ({ signerNames }) => listed(signerNames.map(fullName)) },
    { title: 'Documents', value: ({ documents }) => listed(documents.map(({ description }) => description)) },
    { title: 'Fee (USD)', value: ({ feeCents }) => (feeCents / 100).toFixed(2) },
    { title: 'Location', value: shownPlace },
    { title: 'Commission number', value: ({ commission }) => commission?.commissionNumber ?? '' },
    { title: 'Commission state', value: ({ commission }) => commission?.state ?? '' },
    { title: label('comments'), value: ({ comments }) => comments ?? '' },
    { title: 'Entry hash (SHA-256)', value: ({ entryHash }) => entryHash ?? '' },
  ];
}
