import type { Field, FieldTable } from '#shared/entry/field.ts';
import type { ResponseContent } from '#shared/entry/field-values.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { signerFields, witnessFields } from '#shared/entry/people-fields.ts';

const blankOf = { money: 0, documents: [], people: [] } as const;

const blank = (table: FieldTable) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, null])) as never;

/** A signer about whom nothing is filled in, as the API answers one in camelCase. */
export const blankSigner = (): ResponseContent<typeof signerFields> => blank(signerFields);

/** A credible witness about whom nothing is filled in. */
export const blankWitness = (): ResponseContent<typeof witnessFields> => blank(witnessFields);

/** The content of an entry in which nothing is filled in, as the API answers it in camelCase. */
export function blankContent(): ResponseContent<typeof entryFields> & { outcome: 'performed' } {
  const members = Object.entries<Field>(entryFields).map(([name, { kind }]) => [
    kind === 'thumbprint' ? `${name}Data` : name,
    kind in blankOf ? blankOf[kind as keyof typeof blankOf] : null,
  ]);
  return { ...Object.fromEntries(members), outcome: 'performed' };
}
