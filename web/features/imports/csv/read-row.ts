import { type StateCode, states } from '#shared/data/states.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { checkedImportedRow } from '#shared/imports/imported-row-problems.ts';
import { cleanText } from '#shared/rules/line-of-text.ts';
import { quoted, type Read } from './answers.ts';
import { addressKinds, type ColumnGroup, columnGroups, nameKinds } from './column-groups.ts';
import type { ColumnKind, Mapping } from './columns.ts';
import { readFee } from './read-fee.ts';
import { type MomentReading, readMoment, titledCell } from './read-moment.ts';
import { nameDoubts, readNames } from './read-names.ts';
import { isUs, readZip } from './read-zip.ts';

/** How the cells of a file are read. */
export type Reading = MomentReading & {
  titles: readonly string[];
  mapping: Mapping;
  /** The state of rows that name none. */
  state: StateCode;
};

export type ReadRow = { row: ImportedRow } | { problems: string[] };

const stateCodes = Object.keys(states) as StateCode[];

/** Reads a state by its code or name. */
export function readState(text: string): Read<StateCode> {
  const found = stateCodes.find(
    (code) => code === text.toUpperCase() || states[code].name.toLowerCase() === text.toLowerCase(),
  );
  return found
    ? { value: found }
    : {
        problem: `${quoted(text)} is not one of the 50 states. If it is the signer’s state, choose that for the column`,
      };
}

/** Returns the words of a text without those that have digits, which may be numbers of IDs, and the words that led to them. */
export const withoutNumbers = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/([\s#:,;/(-]|\b(exp|expires|expiration|iss|issued|no|num|number)\b\.?)+$/i, '');

/** Texts on several lines become one line. */
const oneLine = (text: string) =>
  text
    .split(/\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('; ');

const nameOf = ({ first, middle, last, suffix }: ColumnGroup) =>
  [[first, middle, last].filter(Boolean).join(' '), suffix].filter(Boolean).join(', ');

/** Returns the address of a group of columns as it is written on an envelope. */
export function addressOf({ address, city, region = '', zip = '', country = '' }: ColumnGroup): Read<string> {
  const code = readZip(zip, { region, country });
  if ('problem' in code) return code;
  const parts = [
    address && oneLine(address),
    city,
    [region, code.value].filter(Boolean).join(' '),
    isUs(country) ? '' : country,
  ];
  return { value: parts.filter(Boolean).join(', ') };
}

/** The cells that a program could not show or calculate, or that a spreadsheet shortened. */
const broken = /^#+$|^#(REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|ERROR)[!?]?$|^\d(\.\d+)?E\+\d+$/i;

/** Reads the cells of a row by the mapping, and checks them as the server does. Blank cells are left out. */
export function readRow(given: readonly string[], reading: Reading): ReadRow {
  const cells = given.map(cleanText);
  const { titles, mapping, answers, today } = reading;
  const columnsOf = (kind: ColumnKind) =>
    mapping.flatMap((one, at) => (one === kind && cells[at] ? [at] : []));
  const of = (kind: ColumnKind): string[] => columnsOf(kind).map((at) => cells[at] ?? '');
  const problems: string[] = [];
  const say = (column: number, problem: string) => problems.push(`${titles[column] ?? 'Row'}: ${problem}`);
  const accepted = <T>(column: number, read: Read<T>): T | undefined => {
    if ('value' in read) return read.value;
    say(read.of ? mapping.indexOf(read.of) : column, read.problem);
    return undefined;
  };
  for (const [at, cell] of cells.entries()) {
    if (mapping[at] !== 'skip' && broken.test(cell))
      say(
        at,
        `${quoted(cell)} is not what you typed. Widen the column or correct the cell in your spreadsheet, and save again`,
      );
  }
  if (problems.length > 0) return { problems };
  const single = <T>(kind: ColumnKind, parse: (text: string) => Read<T>): T | undefined => {
    const [at] = columnsOf(kind);
    return at === undefined ? undefined : accepted(at, parse(cells[at] ?? ''));
  };
  const titled = (kind: ColumnKind) => titledCell(reading, kind, cells);
  const date = titled('date');
  const moment = date?.text
    ? accepted(mapping.indexOf('date'), readMoment(date, titled('time'), reading))
    : undefined;
  if (!date?.text) problems.push('The date is missing');
  const fee = single('fee', (text) => readFee(text, answers));
  const state = single('state', readState) ?? reading.state;
  const named = columnGroups(mapping, nameKinds, cells).map(nameOf).filter(Boolean);
  for (const name of named) {
    if (nameDoubts(name).some((doubt) => doubt === 'joinedNames'))
      say(mapping.indexOf('first'), `${quoted(name)} names several people. Write one person in each row`);
  }
  const written = columnsOf('signer').flatMap(
    (at) => accepted(at, readNames(cells[at] ?? '', answers)) ?? [],
  );
  const addresses = columnGroups(mapping, addressKinds, cells).flatMap(
    (group) => accepted(Math.max(mapping.indexOf('zip'), 0), addressOf(group)) || [],
  );
  if (problems.length > 0 || moment === undefined) return { problems };

  const lines = (kind: ColumnKind, separator: string) => of(kind).map(oneLine).join(separator) || undefined;
  const other = mapping
    .flatMap((one, at) => (one === 'other' && cells[at] ? [`${titles[at]}: ${cells[at]}`] : []))
    .join('\n');
  const found = {
    ...{ number: lines('number', ' '), date: moment.date, time: moment.time, state, act: lines('act', ', ') },
    // The name of one person may be in one column and in parts.
    ...{ document: lines('document', '; '), signers: [...new Set([...written, ...named])] },
    ...{ address: addresses.join('; ') || undefined, place: lines('place', ', ') },
    ...{ identification: withoutNumbers(lines('identification', ' ') ?? '') || undefined, fee },
    ...{ notes: of('notes').join('\n') || undefined, other: other || undefined },
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return checkedImportedRow(Object.fromEntries(known), today);
}
