import type { EntryLevelField, FieldTable } from '#shared/entry/field.ts';
import { type EntryField, entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import {
  entryFieldRules,
  type FieldRule,
  markWitnessFieldRules,
  signerFieldRules,
  witnessFieldRules,
} from '#shared/rules/law/field-rules.ts';
import {
  type EntryForm,
  emptyForm,
  emptyMarkWitness,
  emptySigner,
  emptyWitness,
} from '../form/entry-form.ts';
import { sharedContent } from '../visit/shared-content.ts';

/** A field that is removed from the form because the law prohibits it or the entry no longer needs it. */
export type Removal = { label: string; isProhibited: boolean };

const isAway = ({ use }: FieldRule) => use === 'hidden' || use === 'prohibited';
const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Empties the fields of one table that have no place, and adds their labels to `removals`. */
function cleared<T extends object>(
  values: T,
  empty: Readonly<T>,
  rules: Readonly<Record<string, FieldRule>>,
  fields: FieldTable,
  owner: string,
  removals: Removal[],
): T {
  const kept = { ...values };
  for (const [field, rule] of Object.entries(rules)) {
    if (!isAway(rule) || !(field in values)) continue;
    const key = field as keyof T;
    if (isEmpty(kept[key])) continue;
    removals.push({ label: `${owner}${fields[field]?.label}`, isProhibited: rule.use === 'prohibited' });
    kept[key] = empty[key];
  }
  return kept;
}

/**
 * Returns the form without fields that its state's law prohibits or that the entry does not need, and the list of
 * removed fields. The parts of a field go with it, such as the note on a thumbprint.
 */
export function lawfulForm(
  form: EntryForm,
  content: EntryContent = sharedContent(form),
): { form: EntryForm; removals: Removal[] } {
  const removals: Removal[] = [];
  const rules = entryFieldRules(content);
  const ofEntry = cleared(form, emptyForm(), { ...rules, ...ofParts(rules) }, entryFields, '', removals);
  const signers = form.signers.map((signer, index) =>
    cleared(
      signer,
      emptySigner,
      signerFieldRules(content, content.signers?.[index] ?? {}),
      signerFields,
      `Signer ${index + 1}: `,
      removals,
    ),
  );
  const credibleWitnesses = ofEntry.credibleWitnesses.map((witness, index) =>
    cleared(
      witness,
      emptyWitness,
      witnessFieldRules(content, content.credibleWitnesses?.[index] ?? {}),
      witnessFields,
      `Credible Witness ${index + 1}: `,
      removals,
    ),
  );
  const markWitnesses = ofEntry.markWitnesses.map((witness, index) =>
    cleared(
      witness,
      emptyMarkWitness,
      markWitnessFieldRules(content, content.markWitnesses?.[index] ?? {}, index),
      markWitnessFields,
      `${entryFields.markWitnesses.label} ${index + 1}: `,
      removals,
    ),
  );
  return { form: { ...ofEntry, signers, credibleWitnesses, markWitnesses }, removals };
}

/** The rules of the fields that belong to another one. */
function ofParts(rules: Readonly<Record<EntryField, FieldRule>>): Record<string, FieldRule> {
  const parts = Object.entries<EntryLevelField>(entryFields).flatMap(([name, { partOf }]) =>
    partOf === undefined ? [] : [[name, rules[partOf as EntryField]]],
  );
  return Object.fromEntries(parts);
}
