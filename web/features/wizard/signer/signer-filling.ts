import type { UseFormReturn } from 'react-hook-form';
import { type SignerField, signerFieldNames, signerFields } from '#shared/entry/people-fields.ts';
import type { SignerContent } from '#shared/rules/law/entry-content.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { type EntryForm, emptySigner, type SignerForm } from '../form/entry-form.ts';

type Value = string | boolean;

/** A field that was filled, and its earlier value. */
type Filled = { field: SignerField; before: Value; value: Value };

/** The fields about the document that identified the signer. */
const ofDocument: readonly SignerField[] = [
  ...(['idTypeNote', 'idNumber', 'idIssuingAgency', 'idIssueDate'] as const),
  ...(['idExpirationDate', 'idNoExpiration'] as const),
];
const ofAddress: readonly SignerField[] = ['addressLine', 'city', 'stateCode', 'region', 'zip', 'country'];

/** Fields whose values must not be mixed with those of another person, card, or address: the first one stands for all. */
const together: readonly (readonly SignerField[])[] = [
  ['lastName', 'firstName', 'oneName'],
  ['city', 'stateCode', 'region', 'country'],
  ['idType', 'idTypeNote', 'idExpirationDate', 'idNoExpiration'],
];

/** Returns the value that a field gets; undefined where it stays as it is. */
function filling(
  field: SignerField,
  facts: SignerContent,
  before: SignerForm,
  replace: readonly SignerField[],
): Value | undefined {
  const [known, typed] = [facts[field], before[field]];
  const [head] = together.find((fields) => fields.includes(field)) ?? [];
  if (typeof typed === 'boolean') {
    const isReplaced = head !== undefined && replace.includes(head) && facts[head];
    return known === true || isReplaced ? known === true : undefined;
  }
  const value = typeof known === 'string' ? known : '';
  if (typeof typed !== 'string') return undefined;
  // Earlier facts that contradict the new ones go, such as the first name of someone with one name.
  if (!value) return head !== field && head && replace.includes(head) && facts[head] ? '' : undefined;
  return typed === '' || replace.includes(field) ? value : undefined;
}

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
  const hasAddress = !replace.includes('city') && ofAddress.some((field) => before[field]);
  const filled: Filled[] = [];
  for (const field of signerFieldNames) {
    const value = filling(field, facts, before, replace);
    const typed = before[field];
    if (value === undefined || value === typed || (typeof typed !== 'string' && typeof typed !== 'boolean'))
      continue;
    if (isOtherDocument && ofDocument.includes(field)) continue;
    // Half of an address at home and half of one abroad are no address.
    if (hasAddress && (field === 'country' || field === 'region')) continue;
    form.setValue(`signers.${index}.${field}`, value, { shouldDirty: true });
    filled.push({ field, before: typed, value });
  }
  return filled;
}

/** Lists field names for a sentence. */
export const namesOf = (filled: readonly Filled[]) =>
  filled
    .filter(({ value }) => value)
    .map(({ field }) => signerFields[field].label)
    .join(', ');

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
