import type { dateFormats } from '../data/timezones.ts';

export type DateFormat = (typeof dateFormats)[number];

/** Returns a calendar day, YYYY-MM-DD, in the notary's date format. */
export function shownDay(day: string, dateFormat: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (dateFormat === 'yyyy-MM-dd') return `${year}-${month}-${date}`;
  return dateFormat === 'dd/MM/yyyy' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}
