import { clockTime } from '../rules/shown-time.ts';
import type { CodeNames, Field } from './field.ts';
import { formatMoney } from './money.ts';

/** Returns the name of a code; the code itself if it has none, because lists can lose codes. */
export function codeName(codes: CodeNames, code: string): string {
  const found = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return typeof found === 'object' ? found.name : (found ?? code);
}

const titlesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(({ description }) => description) : [];

/**
 * Returns a recorded value as everyone reads it; undefined if nothing is recorded, or if it is not a text, such as an
 * image. `showDay` writes a day, YYYY-MM-DD, as its reader is used to.
 */
export function inWords(field: Field, value: unknown, showDay: (day: string) => string): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  switch (field.kind) {
    case 'code':
      return codeName(field.codes, String(value));
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
      return titlesOf(value).join('\n');
    case 'image':
    case 'thumbprint':
    case 'signedAs':
    case 'people':
      return undefined;
    default:
      return String(value);
  }
}
