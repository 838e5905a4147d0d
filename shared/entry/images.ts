import type { Audience, Field, FieldTable } from './field.ts';
import { labelFor } from './rows.ts';

type Values = Readonly<Record<string, unknown>>;

const listed = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/**
 * Returns every image among the values of a table and of its people, with its name in a sentence, such as `The signature of
 * signer 2`. `read` finds an image in the form that the values have.
 */
export function imagesIn<Image>(
  table: FieldTable,
  values: Values,
  read: (values: Values, name: string, field: Field) => Image | null | undefined,
  owner = '',
): { name: string; image: Image }[] {
  return Object.entries(table).flatMap(([name, field]) => {
    if (field.kind === 'people') {
      return listed(values[name]).flatMap((person, index) =>
        imagesIn(field.of, person, read, ` of ${field.label.toLowerCase()} ${index + 1}`),
      );
    }
    if (field.kind !== 'image' && field.kind !== 'thumbprint') return [];
    const image = read(values, name, field);
    return image ? [{ name: `${field.inSentence}${owner}`, image }] : [];
  });
}

/** Returns the images of an entry itself, besides a thumbprint, as an audience sees them. */
export function picturesFor(
  audience: Audience,
  table: FieldTable,
  values: Values,
): { label: string; source: string; isPhoto: boolean }[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const source = values[name];
    if (field.kind !== 'image' || field.shown[audience] === 'nowhere' || !source) return [];
    return [{ label: labelFor(audience, field), source: String(source), isPhoto: field.isPhoto === true }];
  });
}
