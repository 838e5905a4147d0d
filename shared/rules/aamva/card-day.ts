const century = (year: number) => year >= 1900 && year < 2200;

/** Returns YYYY-MM-DD if the day exists. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return century(year) && exists ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * Returns a card's date as YYYY-MM-DD. US cards use MMDDCCYY since version 2; Canadian cards and version 1 use
 * CCYYMMDD. Issuers confuse the two, but a text is a valid day in only one of them, because no month is 19, 20,
 * or 21. Undefined for anything else, such as "NONE".
 */
export function cardDay(text: string): string | undefined {
  const digits = text.replace(/[-/. ]/g, '');
  if (!/^\d{8}$/.test(digits)) return undefined;
  const number = (from: number, to: number) => Number(digits.slice(from, to));
  return dayOf(number(4, 8), number(0, 2), number(2, 4)) ?? dayOf(number(0, 4), number(4, 6), number(6, 8));
}
