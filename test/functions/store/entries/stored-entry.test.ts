import { describe, expect, it } from 'vitest';
import { hashEntry } from '#functions/services/entries/recorded-text.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { parseEntry, readEntry, storedEntry } from '#functions/store/entries/stored-entry.ts';
import { type Field, inPlace } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { filedEntry } from '#test/support/filed-journal.ts';

const image = { digest: 'd'.repeat(64), type: 'png', bytes: 4_000 } as const;

/** An entry with every field, most of them empty, as it is sealed today. */
function wholeEntry(more: Partial<EntryItem> = {}): EntryItem {
  const later = inPlace(entryFields).filter(([, { later }]) => later);
  const empty = later.map(([name, { kind }]: [string, Field]) => [name, kind === 'people' ? [] : null]);
  return {
    ...{ ...filedEntry(7, {}), ...Object.fromEntries(empty) },
    ...{ principalSignature: image, images: [image.digest], ...more },
  };
}

describe('an entry in the table', () => {
  it('lacks its empty fields and the digests of its images, and is read with them', () => {
    const entry = wholeEntry({ comments: 'Signed at home.' });
    const stored = storedEntry(entry);
    expect(stored).toMatchObject({ comments: 'Signed at home.', principalSignature: image, fields: 60 });
    for (const name of ['witnessName', 'markWitnesses', 'documents', 'actTime', 'images'])
      expect(stored).not.toHaveProperty(name);
    expect(parseEntry(stored)).toEqual(entry);
    expect(hashEntry('J', parseEntry(stored))).toBe(hashEntry('J', entry));
  });

  it('keeps digests that its content does not repeat', () => {
    const entry = wholeEntry({ images: [image.digest, 'e'.repeat(64)] });
    expect(parseEntry(storedEntry(entry))).toEqual(entry);
  });

  it('from before a field joined contains every field, and is read without the later ones', () => {
    const { markWitnesses: _, ...earlier } = wholeEntry();
    const stored = storedEntry(earlier);
    expect(stored).toEqual(earlier);
    expect(parseEntry(stored)).toEqual(earlier);
    expect(hashEntry('J', parseEntry(stored))).not.toBe(hashEntry('J', wholeEntry({ id: earlier.id })));
  });

  it('from before the last field joined is read without that field', () => {
    const stored = { ...storedEntry(wholeEntry()), fields: 47 };
    expect(parseEntry(stored)).not.toHaveProperty('markWitnesses');
    expect(parseEntry(stored)).toMatchObject({ outcomeNote: null });
  });

  it('is none without facts that every entry has', () => {
    const { date: _, ...dateless } = storedEntry(wholeEntry());
    expect(readEntry(dateless).success).toBe(false);
    expect(() => parseEntry(dateless)).toThrow('date');
  });
});
