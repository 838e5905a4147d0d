import { type StateCode, states } from '#shared/data/states.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { checkedImportedRow } from '#shared/imports/imported-row-problems.ts';
import { cleanText } from '#shared/rules/line-of-text.ts';
import type { ColumnKind, Mapping } from './columns.ts';
import { type DateOrder, readDate, readTime } from './read-date.ts';

/** How the cells of a file are read. */
export type Reading = {
  titles: readonly string[];
  mapping: Mapping;
  dateOrder: DateOrder;
  /** The state of rows that name none. */
  state: StateCode;
  /** YYYY-MM-DD, in the notary's time zone. */
  today: string;
};

export type ReadRow = { row: ImportedRow } | { problems: string[] };

const stateCodes = Object.keys(states) as StateCode[];

const findCode = (text: string): StateCode | undefined =>
  stateCodes.find(
    (code) => code === text.toUpperCase() || states[code].name.toLowerCase() === text.toLowerCase(),
  );

/** Returns a fee in dollars; undefined if the text is no amount. */
function readFee(text: string): number | undefined {
  const plain = text.replace(/^(?:USD\s*)?\$?\s*|\s*(?:USD|dollars?)$/gi, '').replaceAll(',', '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns the words of a text without those that have digits, which may be numbers of IDs. */
const withoutNumbers = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/[\s#:,;-]+$/, '');

/** Reads the cells of a row by the mapping, and checks them as the server does. Blank cells are left out. */
export function readRow(given: readonly string[], reading: Reading): ReadRow {
  const cells = given.map(cleanText);
  const { titles, mapping, dateOrder, today } = reading;
  const of = (kind: ColumnKind): string[] =>
    mapping.flatMap((one, at) => (one === kind && cells[at] ? [cells[at]] : []));
  const problems: string[] = [];
  const read = <T>(kind: ColumnKind, parse: (text: string) => T | undefined, what: string): T | undefined => {
    const [text] = of(kind);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined)
      problems.push(`the ${kind} ${text.slice(0, 40)} is not ${what}`);
    return value;
  };
  const lines = (kind: ColumnKind, separator: string) => {
    const text = of(kind).join(separator).replace(/\s+/g, ' ').trim();
    return text === '' ? undefined : text;
  };
  const date = read('date', (text) => readDate(text, dateOrder, Number(today.slice(0, 4))), 'a date');
  const time = read('time', readTime, 'a time');
  const fee = read('fee', readFee, 'an amount');
  const state = read('state', findCode, 'a US state') ?? reading.state;
  if (of('date').length === 0) problems.push('the date is missing');
  if (problems.length > 0 || date === undefined) return { problems };

  const named = [...of('first'), ...of('last')].join(' ');
  const signers = [...of('signer').flatMap((text) => text.split(/[;\n]/)), named]
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const other = mapping
    .flatMap((one, at) => (one === 'other' && cells[at] ? [`${titles[at]}: ${cells[at]}`] : []))
    .join('\n');
  const identification = withoutNumbers(of('identification').join(' '));
  const notes = of('notes').join('\n');
  const found = {
    ...{ number: lines('number', ' '), date, time, state, act: lines('act', ', ') },
    ...{ document: lines('document', '; '), signers, address: lines('address', ', ') },
    ...{ place: lines('place', ', '), identification: identification || undefined, fee },
    ...{ notes: notes || undefined, other: other || undefined },
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return checkedImportedRow(Object.fromEntries(known), today);
}
