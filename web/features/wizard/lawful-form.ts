import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryFields, signerFields, witnessFields } from '#shared/rules/law/field-labels.ts';
import {
  entryFieldRules,
  type FieldRule,
  signerFieldRules,
  witnessFieldRules,
} from '#shared/rules/law/field-rules.ts';
import { contentFromForm } from './entry-content.ts';
import { type EntryForm, emptySigner, emptyWitness } from './entry-form.ts';

/** Something that leaves the form, because the law bars it or it has no place in the entry any more. */
export type Removal = { label: string; isBarred: boolean };

const isAway = ({ use }: FieldRule) => use === 'hidden' || use === 'prohibited';
const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Takes what has no place out of one object, and tells what that was. */
function cleared<T extends object>(
  values: T,
  empty: T,
  rules: Readonly<Record<string, FieldRule>>,
  labelOf: (field: string) => string,
  removals: Removal[],
): T {
  const kept = { ...values };
  for (const [field, rule] of Object.entries(rules)) {
    if (!isAway(rule) || !(field in values)) continue;
    const key = field as keyof T;
    if (isEmpty(kept[key])) continue;
    removals.push({ label: labelOf(field), isBarred: rule.use === 'prohibited' });
    kept[key] = empty[key];
  }
  return kept;
}

/**
 * The form without what its state's law bars and what has no place in such an entry, and what that was.
 * The note on a thumbprint goes with the thumbprint.
 */
export function lawfulForm(form: EntryForm): { form: EntryForm; removals: Removal[] } {
  const content: EntryContent = contentFromForm(form);
  const removals: Removal[] = [];
  const rules = entryFieldRules(content);
  const empty: EntryForm = {
    ...form,
    ...{ technologyUsed: '', thumbprint: null, thumbprintException: '', thumbprintNote: '' },
    ...{ signerJournalSignature: '', credibleWitnesses: [] },
    ...{ witnessName: '', witnessAddress: '', granteeName: '', granteeAddress: '', landCounty: '' },
    ...{ selfFiler: false, selfFilerPhone: '', oathAdministered: '', certificateType: '' },
    addressWithheld: false,
    interpreterAddress: '',
  };
  const ofEntry = cleared(
    form,
    empty,
    { ...rules, thumbprintException: rules.thumbprint, thumbprintNote: rules.thumbprint },
    (field) => entryFields[field as keyof typeof entryFields]?.label ?? thumbprintLabels[field] ?? field,
    removals,
  );
  const signers = form.signers.map((signer, index) =>
    cleared(
      signer,
      { ...emptySigner },
      signerFieldRules(content, content.signers?.[index] ?? {}),
      (field) => `Signer ${index + 1}: ${signerFields[field as keyof typeof signerFields]}`,
      removals,
    ),
  );
  const witnesses = ofEntry.credibleWitnesses.map((witness, index) =>
    cleared(
      witness,
      { ...emptyWitness },
      witnessFieldRules(content, content.credibleWitnesses?.[index] ?? {}),
      (field) => `Credible Witness ${index + 1}: ${witnessFields[field as keyof typeof witnessFields]}`,
      removals,
    ),
  );
  return { form: { ...ofEntry, signers, credibleWitnesses: witnesses }, removals };
}

const thumbprintLabels: Record<string, string> = {
  thumbprintException: 'Reason for no Thumbprint',
  thumbprintNote: 'Thumbprint Note',
};
