import type { dateFormats } from '../data/timezones.ts';

export type DateFormat = (typeof dateFormats)[number];

/** Returns a calendar day, YYYY-MM-DD, in the notary's date format. */
export function shownDay(day: string, dateFormat: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (dateFormat === 'yyyy-MM-dd') return `${year}-${month}-${date}`;
  return dateFormat === 'dd/MM/yyyy' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

// Making a format takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function longDay(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Returns a day, or the day of an instant in a zone, in words: `March 4, 2026`. Any other text is returned as it is. */
export function dayInWords(iso: string, timeZone = 'UTC'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  try {
    return longDay(timeZone).format(date);
  } catch {
    // A zone that this browser does not know.
    return timeZone === 'UTC' ? iso : dayInWords(iso);
  }
}

/** Returns a calendar day in the notary's format and in words, because readers on paper confuse day and month. */
export function printedDay(day: string, dateFormat: DateFormat): string {
  return `${shownDay(day, dateFormat)} (${dayInWords(day)})`;
}
