import { isStateCode } from '#shared/data/states.ts';

/** Shapes of cells that show the kind of a column without its title. */
const shapes = {
  identityNumber: (cell: string) => /^\d{3}-\d{2}-\d{4}$|^X{3}-XX-\d{4}$/i.test(cell),
  number: (cell: string) => !/\p{L}/u.test(cell),
  date: (cell: string) =>
    /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?!\d)/.test(cell) ||
    /^[a-z]{3,9}\.? \d{1,2},? \d{4}/i.test(cell) ||
    /^\d{1,2}[- ][a-z]{3}/i.test(cell),
  time: (cell: string) => /^\d{1,2}(:\d{2}){1,2}\s*([ap]\.?m?\.?)?$|^\d{1,2}\s*[ap]\.?m\.?$/i.test(cell),
  fee: (cell: string) => /^\$\s*\d|^\d+\.\d{2}$|^usd/i.test(cell),
  state: (cell: string) => isStateCode(cell.toUpperCase()),
  zip: (cell: string) => /^\d{5}(-\d{4})?$/.test(cell),
  act: (cell: string) =>
    /\b(ack|acknowledge?ment|jurat|oath|affirmation|copy certification|proof of execution)\b/i.test(cell),
  identification: (cell: string) =>
    /\b(dl|driver|passport|state id|military id|personally known|witness)\b/i.test(cell),
  document: (cell: string) =>
    /\b(deed|affidavit|trust|power of attorney|poa|agreement|note|certificate|contract|will)\b/i.test(cell),
  address: (cell: string) =>
    /^\d+ \S.*\b(st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|ct|court|hwy)\b/i.test(cell),
  place: (cell: string) => /^[\p{L} .'’-]+, [A-Z]{2}$/u.test(cell),
  signer: (cell: string) => /^[\p{L}'’.-]+,?( [\p{L}'’.&-]+){1,5}$/u.test(cell),
} as const;

/** Cells that are looked at, and the share of those that must have a shape. */
const sampled = 50;
const most = 0.6;

/** Whether most cells of a column have a shape. */
export function looksLike(cells: readonly string[], shape: keyof typeof shapes): boolean {
  const filled: string[] = [];
  for (const cell of cells) {
    if (cell) filled.push(cell);
    if (filled.length === sampled) break;
  }
  return filled.length > 0 && filled.filter(shapes[shape]).length >= filled.length * most;
}
