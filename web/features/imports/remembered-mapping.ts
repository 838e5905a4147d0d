import { columnKindIds, type Mapping } from './csv/columns.ts';
import { guessedMapping, isIdentityColumn } from './csv/guessed-mapping.ts';

const key = 'import_mappings';
/** Kinds of files that are remembered; a notary has one or two. */
const most = 5;

type Remembered = { titles: string; mapping: Mapping };

/** Returns the mapping stored on this device. One of another shape, of an older version for example, is ignored. */
function remembered(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const isMapping = (value: unknown, length: number): value is Mapping =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((kind) => kind === 'skip' || columnKindIds.some((one) => one === kind));

/** Returns the mapping that was last used for a file with these titles, or a guess. */
export function mappingFor(
  titles: readonly string[],
  cellsOf: (column: number) => readonly string[],
): Mapping {
  const found = remembered().find((one) => one.titles === titles.join('\n'))?.mapping;
  if (!isMapping(found, titles.length)) return guessedMapping(titles, cellsOf);
  return found.map((kind, at) => (isIdentityColumn(titles[at] ?? '', cellsOf(at)) ? 'skip' : kind));
}

/** Remembers a mapping for files with these titles on this device. It contains no cells. */
export function rememberMapping(titles: readonly string[], mapping: Mapping): void {
  const name = titles.join('\n');
  const others = remembered().filter((one) => one.titles !== name);
  localStorage.setItem(key, JSON.stringify([{ titles: name, mapping }, ...others].slice(0, most)));
}
