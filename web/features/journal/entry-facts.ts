import { formatMoney } from '#shared/entry/money.ts';
import { destroyedWords } from '#shared/rules/duties/destroyed-words.ts';
import { zoneOfAct } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDate, formatDay, formatTime } from '#web/lib/dates.ts';
import { actName, documentWords } from '#web/lib/entries/act-and-document.ts';
import { entryNumberWords } from '#web/lib/entries/entry-name.ts';

/** Returns the texts for a row of the journal. */
export function entryFacts(entry: EntryRow, style: DateStyle) {
  if (entry.status === 'destroyed') {
    const words = destroyedWords(entry, style);
    return {
      number: entry.entryNumber ?? '',
      date: '',
      time: '',
      zone: '',
      act: words,
      document: '',
      fee: '',
    };
  }
  const at = entry.submittedAt ?? entry.updatedAt;
  return {
    number: entryNumberWords(entry) ?? 'Draft',
    date: entry.date ? formatDay(entry.date, style) : formatDate(at, style),
    time: entry.actTime ? clockTime(entry.actTime) : entry.submittedAt ? 'Not stated' : formatTime(at, style),
    zone: zoneOfAct(entry) ?? '',
    act: actName(entry),
    document: documentWords(entry),
    fee: wasPerformed(entry) ? formatMoney(entry.fee) : '',
  };
}
