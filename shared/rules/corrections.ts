import { entryFields } from '../entry/fields.ts';
import { wireName } from '../entry/wire-name.ts';

type FieldName = keyof typeof entryFields;

const names = Object.entries(entryFields).map(([name, field]): [string, FieldName] => [
  wireName(name, field),
  name as FieldName,
]);

/** The fields of an entry by their names in the API. */
const byWireName: ReadonlyMap<string, FieldName> = new Map(names);

/** Returns the field that an addendum corrects; undefined if it corrects none that this version knows. */
export const correctedField = ({ field }: { field?: string | undefined }): FieldName | undefined =>
  field === undefined ? undefined : byWireName.get(field);

/** Returns the numbers of the addenda that correct each field of an entry. Fields that none corrects are missing. */
export function corrections(
  addenda: readonly { number: number; field?: string | undefined }[],
): ReadonlyMap<FieldName, number[]> {
  const found = new Map<FieldName, number[]>();
  for (const addendum of addenda) {
    const name = correctedField(addendum);
    if (name) found.set(name, [...(found.get(name) ?? []), addendum.number]);
  }
  return found;
}
