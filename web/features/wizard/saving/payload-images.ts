import type { FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import type { EntryPayload } from '#web/lib/api/api-types.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of a table with every image put through `change`. */
function changed(table: FieldTable, values: Values, change: (image: string) => string | null): Values {
  const next: Record<string, unknown> = { ...values };
  for (const [field, row] of Object.entries(table)) {
    const name = row.kind === 'thumbprint' ? `${field}Data` : field;
    const value = values[name];
    if (row.kind === 'people' && Array.isArray(value)) {
      next[name] = value.map((person: Values) => changed(row.of, person, change));
    } else if ((row.kind === 'image' || row.kind === 'thumbprint') && value) {
      next[name] = change(String(value));
    }
  }
  return next;
}

const withImages = (payload: EntryPayload, change: (image: string) => string | null): EntryPayload =>
  changed(entryFields, payload, change);

/** The same payload without any image: enough to open a draft that is filled right after. */
export function withoutImages(payload: EntryPayload): EntryPayload {
  return withImages(payload, () => null);
}

/** A white dot. It replaces an image where only the presence of one is checked. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==';

/** The same payload with a dot for each image: for the compliance check, which need not see them. */
export function withDots(payload: EntryPayload): EntryPayload {
  return withImages(payload, (image) => {
    if (image.startsWith('data:')) return dot;
    const print: unknown = JSON.parse(image);
    return typeof print === 'object' ? JSON.stringify({ ...print, image_data: dot }) : null;
  });
}
