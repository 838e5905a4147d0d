import { createHash } from 'node:crypto';
import { type EncryptedText, type EntryItem, itemName } from '#functions/store/entries/entry-item.ts';
import { snakeKey, toWire } from '#shared/contract/wire.ts';
import { type Field, type FieldTable, inPlace } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { canonicalJson, type Json } from '#shared/evidence/record/canonical-json.ts';
import { recordedBy } from '#shared/rules/received-later.ts';

type Members = { [name: string]: Json };

/** Returns a value as sealed: an ID number as its commitment, an image as its digest, type, and size. */
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
 * Returns a table's fields as sealed, by stored name in wire form. Leaves out fields that the item lacks
 * because they were added later. Empty fields are null.
 */
function sealedFields(table: FieldTable, item: Readonly<Record<string, unknown>>): Members {
  const members = inPlace(table).flatMap(([name, field]) => {
    const stored = item[itemName(name, field)];
    return stored === undefined ? [] : [[snakeKey(itemName(name, field)), sealedValue(field, stored)]];
  });
  return Object.fromEntries(members);
}

/** Facts sealed besides the content, by stored name. */
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
 * Returns the text that the entry's seal covers: everything recorded, as canonical JSON (RFC 8785) with the
 * API's names. It contains every field of `entryFields`, so new fields are sealed automatically. Leaves out
 * storage details: list attributes, ciphertexts, the version counter (docs/adr/0033-seal-version-2.md).
 */
export function recordedText(journalId: string, entry: EntryItem): string {
  const { recordedAt, submittedAt } = entry;
  const facts = sealedFacts.map((name) => [snakeKey(name), toWire(entry[name] ?? null)]);
  return canonicalJson({
    ...sealedFields(entryFields, entry),
    ...(Object.fromEntries(facts) as Members),
    // Entries that were sealed before doubts were judged lack it.
    ...(entry.openDoubts && { open_doubts: entry.openDoubts }),
    seal: 2,
    kind: 'entry',
    journal_id: journalId,
    number: entry.entryNumber,
    recorded_by: recordedAt && submittedAt ? recordedBy({ recordedAt, submittedAt }) : null,
  });
}

/** Returns the SHA-256, in hex, of a sealed text. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export function hashEntry(journalId: string, entry: EntryItem): string {
  return hashText(recordedText(journalId, entry));
}
