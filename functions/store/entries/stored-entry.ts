import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { inPlace } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { imagesOf } from './entry-images.ts';
import { type EntryItem, entryItem, itemName } from './entry-item.ts';

/*
 * The stored form of an entry omits empty fields, and digests that the content repeats. Most fields of most
 * entries are empty, and DynamoDB charges for every started KB of a submission four times.
 *
 * Empty fields are sealed, but fields added after the entry are not (docs/adr/0033). So the item records the
 * position up to which it has all fields. Without that position, an item contains its empty fields too.
 */

/** The fields that may be left out, by name in the table, with position and empty value. */
const omittable = inPlace(entryFields).flatMap(([name, field], at) => {
  if (field.kind === 'money') return [];
  const isList = field.kind === 'people' || field.kind === 'documents';
  return [{ name: itemName(name, field), place: at + 1, isList }];
});

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const digestsOf = (entry: EntryItem) => imagesOf(entry).map(({ digest }) => digest);

const marked = z.object({ fields: z.optional(z.int()), images: z.optional(z.unknown()) });

/** Returns an entry's item without its keys. */
export function storedEntry(entry: EntryItem): Record<string, unknown> {
  const members: Record<string, unknown> = { ...entry };
  if (omittable.some(({ name }) => members[name] === undefined)) return members;
  for (const { name } of omittable) if (isEmpty(members[name])) delete members[name];
  if (isDeepStrictEqual(entry.images, digestsOf(entry))) delete members['images'];
  return { ...members, fields: Object.keys(entryFields).length };
}

/** Returns the entry in an item, or why the item is not an entry. */
export function readEntry(item: Record<string, unknown>): z.core.util.SafeParseResult<EntryItem> {
  const { fields = 0, images } = marked.safeParse(item).data ?? {};
  const empty = omittable
    .filter(({ place }) => place <= fields)
    .map(({ name, isList }) => [name, isList ? [] : null]);
  const parsed = entryItem.safeParse({ images: [], ...Object.fromEntries(empty), ...item });
  if (parsed.success && images === undefined) parsed.data.images = digestsOf(parsed.data);
  return parsed;
}

/** Returns the entry in an item. Throws if the item is not an entry. */
export function parseEntry(item: Record<string, unknown>): EntryItem {
  const { data, error } = readEntry(item);
  if (!data) throw error;
  return data;
}
