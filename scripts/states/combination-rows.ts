import { documentTypes } from '#shared/data/document-types.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { type Combination, combinations, tableDocuments, tableIdTypes } from './sample-entries.ts';

/** Combinations with the same result. */
export type CombinationRow<T> = { of: readonly Combination[]; result: T };

/** Groups combinations by result, into one row for each different result. */
export function combinationRows<T>(resultOf: (combination: Combination) => T): CombinationRow<T>[] {
  const rows = new Map<string, { of: Combination[]; result: T }>();
  for (const combination of combinations) {
    const result = resultOf(combination);
    const key = JSON.stringify(result);
    const row = rows.get(key) ?? { of: [], result };
    row.of.push(combination);
    rows.set(key, row);
  }
  return [...rows.values()];
}

const lower = (name: string) => name.toLowerCase();

function listed<T extends string>(chosen: readonly T[], all: readonly T[], nameOf: (code: T) => string) {
  return chosen.length === all.length ? 'any' : chosen.map((code) => lower(nameOf(code))).join(', ');
}

/** Describes the combinations of a row: "deed: any; jurat, affidavit: passport". */
export function rowName(of: readonly Combination[]): string {
  if (of.length === combinations.length) return `all ${combinations.length}`;
  const byIdTypes = new Map<string, Combination['documentType'][]>();
  for (const documentType of tableDocuments) {
    const own = of.filter((combination) => combination.documentType === documentType);
    if (own.length === 0) continue;
    const names = listed(
      own.map(({ idType }) => idType),
      tableIdTypes,
      (code) => idTypes[code],
    );
    byIdTypes.set(names, [...(byIdTypes.get(names) ?? []), documentType]);
  }
  return [...byIdTypes]
    .map(([names, documents]) => {
      return `${listed(documents, tableDocuments, (code) => documentTypes[code].name)}: ${names}`;
    })
    .join('; ');
}
