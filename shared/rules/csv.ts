/** Excel takes a file for UTF-8 when it begins so. */
export const csvStart = '\uFEFF';

/** What a spreadsheet would take for a formula, after blanks and invisible characters too (OWASP, "CSV injection"). */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const needsQuotes = /[",\r\n]/;

/** A field of a CSV as RFC 4180 has it, with an apostrophe before what would be a formula. */
export function csvField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A record of a CSV, its line end included. */
export function csvRecord(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}
