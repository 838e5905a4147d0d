import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findDocumentType } from '#shared/data/document-types.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { LossQuestion } from '../steps/parts-on-demand.tsx';
import { lawfulForm, type Removal } from './lawful-form.ts';

type Field = 'stateCode' | 'documentType';

/** A choice that waits for the notary's answer, with the form as it would be and what that removes. */
export type Pending = { field: Field; value: string; form: EntryForm; removals: Removal[] };

/** Returns the fields that a choice sets. A type that names its act, such as a jurat, replaces an act that was stated. */
function chosenFields(field: Field, value: string): Partial<EntryForm> {
  const namesAct = field === 'documentType' && findDocumentType(value)?.act !== undefined;
  return { [field]: value, ...(namesAct && { actType: '' }) };
}

/** Lists the fields that a choice would remove from the form, except those that are unneeded already. */
function lossOf(form: EntryForm, field: Field, value: string): Omit<Pending, 'field' | 'value'> {
  const gone = new Set(lawfulForm(form).removals.map(({ label }) => label));
  const chosen = lawfulForm({ ...form, ...chosenFields(field, value) });
  return { form: chosen.form, removals: chosen.removals.filter(({ label }) => !gone.has(label)) };
}

/**
 * Changes the state or the document type of the entry in hand. Where the new law bars something that was
 * entered, or has no place for it, the notary is asked first; then it is removed, and named.
 */
export function useLawfulChoice(form: UseFormReturn<EntryForm>) {
  const [pending, setPending] = useState<Pending>();

  function set(values: Partial<EntryForm>): void {
    for (const [field, value] of Object.entries(values) as [keyof EntryForm, never][]) {
      form.setValue(field, value, { shouldDirty: true });
    }
  }

  function choose(field: Field, value: string): void {
    const loss = lossOf(form.getValues(), field, value);
    if (loss.removals.length > 0) setPending({ field, value, ...loss });
    else set(chosenFields(field, value));
  }

  function confirm(): void {
    if (!pending) return;
    set(pending.form);
    notify.info(`Removed from this entry: ${pending.removals.map(({ label }) => label).join(', ')}.`);
    setPending(undefined);
  }

  const question = pending && (
    <LossQuestion pending={pending} onConfirm={confirm} onCancel={() => setPending(undefined)} />
  );
  return { choose, question };
}
