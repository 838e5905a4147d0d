import type { UseFormReturn } from 'react-hook-form';
import { type SignerField, signerFieldNames, signerFields } from '#shared/entry/fields.ts';
import type { SignerContent } from '#shared/rules/law/entry-content.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { type EntryForm, emptySigner } from '../form/entry-form.ts';

/** A field that was filled, and its earlier value. */
type Filled = { field: SignerField; before: string; value: string };

/** The fields about the document that identified the signer. */
const ofDocument: readonly SignerField[] = ['idNumber', 'idIssuingAgency', 'idIssueDate', 'idExpirationDate'];

/**
 * Fills in a signer. It replaces the fields named in `replace`, fills other fields only if they are empty, and skips
 * the ID fields if the signer chose a different document. Returns what it filled, in the order of the fields.
 */
export function fillSigner(
  form: Pick<UseFormReturn<EntryForm>, 'getValues' | 'setValue'>,
  index: number,
  facts: SignerContent,
  replace: readonly SignerField[],
): Filled[] {
  // Copies the signer, because the form changes its own object.
  const before = { ...emptySigner, ...form.getValues(`signers.${index}`) };
  const chosen = before.idType;
  const isOtherDocument = chosen !== '' && chosen !== facts.idType && !replace.includes('idType');
  const filled: Filled[] = [];
  for (const field of signerFieldNames) {
    const [value, typed] = [facts[field], before[field]];
    if (typeof value !== 'string' || typeof typed !== 'string') continue;
    if (!value || value === typed) continue;
    if (isOtherDocument && ofDocument.includes(field)) continue;
    if (typed !== '' && !replace.includes(field)) continue;
    form.setValue(`signers.${index}.${field}`, value, { shouldDirty: true });
    filled.push({ field, before: typed, value });
  }
  return filled;
}

/** Lists field names for a sentence. */
export const namesOf = (filled: readonly Filled[]) =>
  filled.map(({ field }) => signerFields[field].label).join(', ');

/** Announces what was filled, and offers to undo it. Undo skips fields that have changed since. */
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
