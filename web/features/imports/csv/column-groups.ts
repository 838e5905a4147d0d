import type { ColumnKind, Mapping } from './columns.ts';

/** Columns that belong together, such as the first and last name of one signer: their kinds, with the text of each. */
export type ColumnGroup = { [Kind in ColumnKind]?: string };

/** Returns the columns of some kinds by group, from left to right. A kind that comes again begins the next group, except a second line of an address. */
export function columnGroups(
  mapping: Mapping,
  kinds: readonly ColumnKind[],
  cells: readonly string[],
): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  let before = -1;
  for (const [at, kind] of mapping.entries()) {
    if (kind === 'skip' || kind === 'ask' || !kinds.includes(kind)) continue;
    const last = groups.at(-1);
    const text = cells[at] ?? '';
    const isSecondLine = kind === 'address' && before === at - 1 && mapping[before] === 'address';
    if (last && isSecondLine) last.address = [last.address, text].filter(Boolean).join(', ');
    else if (last && !(kind in last)) last[kind] = text;
    else groups.push({ [kind]: text });
    before = at;
  }
  return groups;
}

export const nameKinds = ['first', 'middle', 'last', 'suffix'] as const;
export const addressKinds = ['address', 'city', 'region', 'zip', 'country'] as const;
