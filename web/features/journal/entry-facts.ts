import { actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { destroyedWords } from '#shared/rules/duties/destroyed-words.ts';
import { zoneOfAct } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDate, formatDay, formatTime } from '#web/lib/dates.ts';
import { entryNumberWords } from '#web/lib/entries/entry-name.ts';

/** Returns the act, as far as it is known, and the first document, with how many there are besides. */
function actAndDocument({ actType, documentType, documentTitle, numberOfDocuments: count }: EntryRow) {
  const kind = findDocumentType(documentType);
  const act = actType ?? kind?.act;
  const title = documentTitle || kind?.name || '';
  return {
    act: act ? actTypes[act].name : '',
    // No line begins with "more".
    document: count > 1 ? `${title} +${count - 1}\u00a0more` : title,
  };
}

/** Returns the texts for a row of the journal. */
export function entryFacts(entry: EntryRow, style: DateStyle) {
  if (entry.status === 'destroyed') {
    const words = destroyedWords(entry, style);
    return {
      number: entry.entryNumber ?? '',
      date: '',
      time: '',
      zone: '',
      act: '',
      document: words,
      fee: '',
    };
  }
  const at = entry.submittedAt ?? entry.updatedAt;
  return {
    number: entryNumberWords(entry) ?? 'Draft',
    date: entry.date ? formatDay(entry.date, style) : formatDate(at, style),
    time: entry.actTime ? clockTime(entry.actTime) : entry.submittedAt ? 'Not stated' : formatTime(at, style),
    zone: zoneOfAct(entry) ?? '',
    ...actAndDocument(entry),
    fee: wasPerformed(entry) ? formatMoney(entry.fee) : '',
  };
}
