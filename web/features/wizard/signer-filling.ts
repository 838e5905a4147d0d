import type { UseFormReturn } from 'react-hook-form';
import type { SignerContent } from '#shared/rules/law/entry-content.ts';
import { signerFields } from '#shared/rules/law/field-labels.ts';
import type { SignerField } from '#shared/rules/law/field-rules.ts';
import { notify } from '#web/lib/toasts.ts';
import { type EntryForm, emptySigner } from './entry-form.ts';

/** A field of a signer that was filled, and what it held before. */
type Filled = { field: SignerField; before: string; value: string };

const fieldNames = Object.keys(signerFields) as SignerField[];

/** What speaks of the document that identified the signer. */
const ofDocument: readonly SignerField[] = ['idNumber', 'idIssuingAgency', 'idIssueDate', 'idExpirationDate'];

/**
 * Fills fields of a signer of the form: those named in `replace` whatever they hold, others only while they are empty,
 * and nothing of another document than the one chosen. Answers what it filled, in the order of the fields.
 */
export function fillSigner(
  form: Pick<UseFormReturn<EntryForm>, 'getValues' | 'setValue'>,
  index: number,
  facts: SignerContent,
  replace: readonly SignerField[],
): Filled[] {
  // A copy: the form changes its own.
  const before = { ...emptySigner, ...form.getValues(`signers.${index}`) };
  const chosen = before.idType;
  const isOtherDocument = chosen !== '' && chosen !== facts.idType && !replace.includes('idType');
  const filled: Filled[] = [];
  for (const field of fieldNames) {
    const value = facts[field];
    if (!value || value === before[field]) continue;
    if (isOtherDocument && ofDocument.includes(field)) continue;
    if (before[field] !== '' && !replace.includes(field)) continue;
    form.setValue(`signers.${index}.${field}`, value, { shouldDirty: true });
    filled.push({ field, before: before[field], value });
  }
  return filled;
}

/** The names of fields, as a sentence lists them. */
export const namesOf = (filled: readonly Filled[]) =>
  filled.map(({ field }) => signerFields[field]).join(', ');

/** Tells what was filled, and takes it back when asked to: each field that still holds what was put there. */
export function notifyFilled(
  form: Pick<UseFormReturn<EntryForm>, 'getValues' | 'setValue'>,
  index: number,
  filled: readonly Filled[],
  onUndone?: () => void,
): void {
  if (filled.length === 0) return;
  const undo = () => {
    for (const { field, before, value } of filled) {
      const path = `signers.${index}.${field}` as const;
      if (form.getValues(path) === value) form.setValue(path, before, { shouldDirty: true });
    }
    onUndone?.();
  };
  notify.success(`Filled in for signer ${index + 1}: ${namesOf(filled)}.`, {
    id: `signer-filled-${index}`,
    action: { label: 'Undo', onClick: undo },
  });
}
