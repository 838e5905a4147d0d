import type { Field } from '#shared/entry/field.ts';
import type { ResponseContent } from '#shared/entry/field-values.ts';
import { entryFields } from '#shared/entry/fields.ts';

const blankOf = { money: 0, documents: [], people: [] } as const;

/** The content of an entry in which nothing is filled in, as the API answers it in camelCase. */
export function blankContent(): ResponseContent<typeof entryFields> & { outcome: 'performed' } {
  const members = Object.entries<Field>(entryFields).map(([name, { kind }]) => [
    kind === 'thumbprint' ? `${name}Data` : name,
    kind in blankOf ? blankOf[kind as keyof typeof blankOf] : null,
  ]);
  return { ...Object.fromEntries(members), outcome: 'performed' };
}
