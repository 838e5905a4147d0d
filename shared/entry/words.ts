import { countryName } from '../data/country-name.ts';
import { clockTime } from '../rules/shown-time.ts';
import type { CodeNames, Field } from './field.ts';
import type { SignedDocument } from './field-values.ts';
import { formatMoney } from './money.ts';

/** Returns the name of a code; the code itself if it has none, because lists can lose codes. */
export function codeName(codes: CodeNames, code: string): string {
  const found = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return typeof found === 'object' ? found.name : (found ?? code);
}

/**
 * Returns the titles of an entry's documents, each with its date, if there are several, and its pages:
 * `Deed (January 2, 2026; 3 pages)`. The date of a single document has a row of its own.
 */
export function documentLines(
  documents: readonly SignedDocument[],
  showDay: (day: string) => string,
): string[] {
  return documents.map(({ description, date, pages }) => {
    const facts = [
      documents.length > 1 && date ? showDay(date) : '',
      pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : '',
    ].filter(Boolean);
    return facts.length > 0 ? `${description} (${facts.join('; ')})` : description;
  });
}

/**
 * Returns a recorded value as everyone reads it; undefined if nothing is recorded, or if it is not a text, such as an
 * image. `showDay` writes a day, YYYY-MM-DD, as its reader is used to.
 */
export function inWords(field: Field, value: unknown, showDay: (day: string) => string): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  switch (field.kind) {
    case 'code':
      return codeName(field.codes, String(value));
    case 'country':
      return countryName(String(value));
    case 'day':
      return showDay(String(value));
    case 'time':
      return clockTime(String(value));
    case 'flag':
      return value === true ? 'Yes' : undefined;
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'money':
      return formatMoney(Number(value));
    case 'documents':
      return documentLines(value as SignedDocument[], showDay).join('\n');
    case 'image':
    case 'thumbprint':
    case 'signedAs':
    case 'people':
      return undefined;
    default:
      return String(value);
  }
}
