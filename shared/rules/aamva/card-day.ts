const century = (year: number) => year >= 1900 && year < 2200;

/** YYYY-MM-DD when such a day exists. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return century(year) && exists ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * A date of a card, YYYY-MM-DD: MMDDCCYY as the United States writes it since version 2, CCYYMMDD as Canada does and
 * version 1 did. Issuers mix them up, and nobody has to know: no month is 19, 20 or 21, so a text is a day in one of the
 * orders only. Undefined for anything else, such as "NONE".
 */
export function cardDay(text: string): string | undefined {
  const digits = text.replace(/[-/. ]/g, '');
  if (!/^\d{8}$/.test(digits)) return undefined;
  const number = (from: number, to: number) => Number(digits.slice(from, to));
  return dayOf(number(4, 8), number(0, 2), number(2, 4)) ?? dayOf(number(0, 4), number(4, 6), number(6, 8));
}
