import type { Field, FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { codeName } from '#shared/entry/words.ts';

/** A code of a field: its path without indexes, its words, and the field with that code. */
type Coded = { path: string; words: string; isInCopies: boolean; field: Record<string, string> };

function codesOf(table: FieldTable, path = ''): Coded[] {
  return Object.entries<Field>(table).flatMap(([name, field]) =>
    field.kind === 'code'
      ? Object.keys(field.codes)
          .filter((code) => code !== field.refused)
          .map((code) => ({
            path: `${path}${name}`,
            words: codeName(field.codes, code),
            isInCopies: field.shown.copy === 'row',
            field: { [name]: code },
          }))
      : [],
  );
}

/**
 * Codes that readers see in another form: the outcome in a sentence, and the state of an address by its code. An address in the US
 * does not name its country.
 */
const otherwise = new Set(['outcome', 'signers.stateCode']);
const unsaid = new Set(['signers.country: United States']);

/** Returns an entry for each code of its fields, of signers, and of credible witnesses, and the words of the code. */
export function entriesByCode<E extends { signers: object[]; credibleWitnesses: object[] }>(
  refused: E,
): (Omit<Coded, 'field'> & { entry: E })[] {
  const [signer] = refused.signers;
  const [witness] = refused.credibleWitnesses;
  return [
    ...codesOf(entryFields).map(({ field, ...code }) => ({ ...code, entry: { ...refused, ...field } })),
    ...codesOf(signerFields, 'signers.').map(({ field, ...code }) => ({
      ...{ ...code, entry: { ...refused, signers: [{ ...signer, ...field }] } },
    })),
    ...codesOf(witnessFields, 'credibleWitnesses.').map(({ field, ...code }) => ({
      ...{ ...code, entry: { ...refused, credibleWitnesses: [{ ...witness, ...field }] } },
    })),
  ].filter(({ path, words }) => !otherwise.has(path) && !unsaid.has(`${path}: ${words}`));
}
