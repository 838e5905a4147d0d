/** The beginnings of the months' names, in English and Spanish. */
export const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic';
export const month = String.raw`(?:${months})[a-z]*\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** A whole date at the start of a normalized text. */
const date = new RegExp(
  `^(?:\\d{1,2}[^\\p{L}\\d]{1,2}\\d{1,2}[^\\p{L}\\d]{1,2}(?:\\d{4}|\\d{2})(?!\\d)` +
    `|(?:19|20)\\d{2}[^\\p{L}\\d]\\d{1,2}[^\\p{L}\\d]\\d{1,2}(?!\\d)|(?:19|20)\\d{2},? ${month} ?${day}` +
    `|${month} ?(?:the )?${day},? ?(?:of |in |del? )?\\d{2,4}|${day}[ -]?(?:day )?(?:of |de )?${month}[,-]? ?(?:of |in |del? )?\\d{2,4})`,
  'iu',
);

/** Returns the whole date with which a normalized text begins, in figures or with the month's name. */
export function dateAtStart(text: string): string | undefined {
  return date.exec(text)?.[0];
}

/** Reports whether a normalized text begins with a whole date. */
export function isDate(text: string): boolean {
  return dateAtStart(text) !== undefined;
}
