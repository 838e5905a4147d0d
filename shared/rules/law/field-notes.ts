import type { FieldTable } from '../../entry/field.ts';
import { entryFields } from '../../entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '../../entry/people-fields.ts';
import type { EntryContent } from './entry-content.ts';
import {
  entryFieldRules,
  type FieldRule,
  markWitnessFieldRules,
  signerFieldRules,
  witnessFieldRules,
} from './field-rules.ts';
import { ruling } from './ruling.ts';

/** A field of an entry with its rule by law or by this journal. */
export type FieldNote = { path: string; label: string; rule: FieldRule };

/** Returns every field of an entry with its rule, in the wizard's order. */
export function fieldNotes(entry: EntryContent): FieldNote[] {
  const ruled = ruling(entry);
  const notes: FieldNote[] = [];
  const add = (owner: string, fields: FieldTable, rules: Record<string, FieldRule>) => {
    for (const [field, { label }] of Object.entries(fields)) {
      const rule = rules[field];
      if (rule) notes.push({ path: `${owner}${field}`, label, rule });
    }
  };
  for (const [index, signer] of (entry.signers?.length ? entry.signers : [{}]).entries()) {
    add(`signers.${index}.`, signerFields, signerFieldRules(entry, signer, ruled));
  }
  for (const [index, witness] of (entry.credibleWitnesses ?? []).entries()) {
    add(`credibleWitnesses.${index}.`, witnessFields, witnessFieldRules(entry, witness, ruled));
  }
  for (const [index, witness] of (entry.markWitnesses ?? []).entries()) {
    add(`markWitnesses.${index}.`, markWitnessFields, markWitnessFieldRules(entry, witness, index, ruled));
  }
  add('', entryFields, entryFieldRules(entry, ruled));
  return notes;
}

/** Returns the value of an entry at the path of a note. */
export const valueAt = (entry: EntryContent, path: string): unknown =>
  path.split('.').reduce<unknown>((owner, key) => Object(owner)[key], entry);
