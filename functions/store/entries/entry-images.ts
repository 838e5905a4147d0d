import { entryFields } from '#shared/entry/fields.ts';
import { imagesIn } from '#shared/entry/images.ts';
import { type EntryContentItem, type ImageRef, itemName } from './entry-item.ts';

/** Returns the images that an entry's content refers to. */
export function imagesOf(content: EntryContentItem): ImageRef[] {
  const found = imagesIn(entryFields, content, (values, name, field) => {
    const stored = values[itemName(name, field)] as ImageRef | { image: ImageRef } | null;
    return stored && 'image' in stored ? stored.image : stored;
  });
  return found.map(({ image }) => image);
}
