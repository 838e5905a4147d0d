/** The beginnings of the months' names, in English and Spanish. */
export const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic';
export const month = String.raw`(?:${months})[a-z]*\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

const monthNumber = '(?:0?[1-9]|1[0-2])';
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])';
const between = '[^\\p{L}\\d]{1,3}';
const figures = `(?:${monthNumber}${between}${dayNumber}|${dayNumber}${between}${monthNumber})${between}(?:\\d{4}|\\d{2})(?!\\d)`;
const yearFirst = `(?:19|20)\\d{2}[^\\p{L}\\d]\\d{1,2}[^\\p{L}\\d]\\d{1,2}(?!\\d)|(?:19|20)\\d{2},? ${month} ?${day}`;
const year = `(?:of |in |del? )?'?\\d{2,4}`;
const monthName = `${month}[ -]?(?:the )?${day}[,/-]? ?${year}|${day}[ /-]?(?:day )?(?:of |de )?${month}[,/-]? ?${year}`;

/** A whole date at the start of a normalized text. */
const date = new RegExp(`^(?:${figures}|${yearFirst}|${monthName})`, 'iu');

/** Returns the whole date with which a normalized text begins, in figures or with the month's name. */
export function dateAtStart(text: string): string | undefined {
  return date.exec(text)?.[0];
}

/** Reports whether a normalized text begins with a whole date. */
export function isDate(text: string): boolean {
  return dateAtStart(text) !== undefined;
}
