import { createHash } from 'node:crypto';
import { type EncryptedText, type EntryItem, itemName } from '#functions/store/entries/entry-item.ts';
import { snakeKey, toWire } from '#shared/contract/wire.ts';
import { type Field, type FieldTable, inPlace } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { canonicalJson, type Json } from '#shared/evidence/record/canonical-json.ts';
import { recordedBy } from '#shared/rules/received-later.ts';

type Members = { [name: string]: Json };

/** A value as it is sealed: an ID number as its commitment, an image as its digest, type, and size. */
function sealedValue(field: Field, stored: unknown): Json {
  switch (field.kind) {
    case 'encrypted':
      return (stored as EncryptedText | null)?.commitment ?? null;
    case 'people':
      return (stored as Readonly<Record<string, unknown>>[]).map((person) => sealedFields(field.of, person));
    default:
      return toWire(stored) as Json;
  }
}

/**
 * Returns the fields of a table as they are sealed, by the stored names in wire form. A field that the item lacks, because
 * it joined later, is left out; an empty one is null.
 */
function sealedFields(table: FieldTable, item: Readonly<Record<string, unknown>>): Members {
  const members = inPlace(table).flatMap(([name, field]) => {
    const stored = item[itemName(name, field)];
    return stored === undefined ? [] : [[snakeKey(itemName(name, field)), sealedValue(field, stored)]];
  });
  return Object.fromEntries(members);
}

/** Facts that are sealed besides the content, by their stored names. */
const sealedFacts = [
  'id',
  'notaryName',
  'commission',
  'createdAt',
  'submittedAt',
  'actUtcOffset',
  'clockSkewSeconds',
  'lateEntry',
  'rulesVersion',
  'previousHash',
] as const satisfies readonly (keyof EntryItem)[];

/**
 * Returns everything that was recorded, as the text that the entry's seal covers: canonical JSON (RFC 8785) in the names
 * of the API. It contains every field of `entryFields`, so a new field is sealed too. Leaves out how an entry is stored:
 * list attributes, ciphertexts, the version counter (docs/adr/0033-seal-version-2.md).
 */
export function recordedText(journalId: string, entry: EntryItem): string {
  const { recordedAt, submittedAt } = entry;
  const facts = sealedFacts.map((name) => [snakeKey(name), toWire(entry[name] ?? null)]);
  return canonicalJson({
    ...sealedFields(entryFields, entry),
    ...(Object.fromEntries(facts) as Members),
    seal: 2,
    kind: 'entry',
    journal_id: journalId,
    number: entry.entryNumber,
    recorded_by: recordedAt && submittedAt ? recordedBy({ recordedAt, submittedAt }) : null,
  });
}

/** Returns the SHA-256, in hex, of a sealed text. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns the hash of an entry: of everything that was recorded. */
export function hashEntry(journalId: string, entry: EntryItem): string {
  return hashText(recordedText(journalId, entry));
}
