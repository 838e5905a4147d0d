import { columnGroups, nameKinds } from './column-groups.ts';
import { type ColumnKind, columnKinds, type Mapping, single } from './columns.ts';

/** Returns what keeps a mapping from being used: the column, and a sentence. */
export function mappingProblems(
  titles: readonly string[],
  mapping: Mapping,
): { column: number; text: string }[] {
  const columnsOf = (kind: string) => mapping.flatMap((one, at) => (one === kind ? [at] : []));
  const has = (...kinds: ColumnKind[]) => kinds.some((kind) => mapping.includes(kind));
  const sayAt = (column: number, text: string) => ({ column, text });
  const names = columnGroups(mapping, nameKinds, []);
  if (titles.length === 1) {
    return [
      sayAt(0, 'The file has one column only. Choose what is between its cells, or save it as CSV again.'),
    ];
  }
  return [
    ...columnsOf('ask').map((at) => sayAt(at, `Choose what “${titles[at]}” is.`)),
    ...(has('date') ? [] : [sayAt(0, 'Choose the column with the date of the act.')]),
    ...(has('signer', 'first', 'last', 'act', 'document')
      ? []
      : [sayAt(0, 'Choose a column with the signer, the act, or the document.')]),
    ...single.flatMap((kind) =>
      columnsOf(kind)
        .slice(1)
        .map((at) => sayAt(at, `Choose only one column for “${columnKinds[kind].label}”.`)),
    ),
    ...(names.length > 1 && names.some((name) => !('first' in name && 'last' in name))
      ? [
          sayAt(
            mapping.findIndex((kind) => kind === 'first' || kind === 'last'),
            'Put the first and last name of each signer side by side in the file. Their columns can’t be paired.',
          ),
        ]
      : []),
  ];
}
