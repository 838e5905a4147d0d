import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findDocumentType } from '#shared/data/document-types.ts';
import { findState } from '#shared/data/states.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { notify } from '#web/lib/browser/toasts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { lawfulForm, type Removal } from './lawful-form.ts';

type Field = 'stateCode' | 'documentType';
type Pending = { field: Field; value: string; form: EntryForm; removals: Removal[] };

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

function LossQuestion({
  pending: { field, form, removals },
  onConfirm,
  onCancel,
}: {
  pending: Pending;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const state = findState(form.stateCode)?.name ?? 'the new state';
  const prohibited = removals.filter(({ isProhibited }) => isProhibited);
  const unasked = removals.filter(({ isProhibited }) => !isProhibited);
  return (
    <ConfirmDialog
      title={field === 'stateCode' ? `Change the state to ${state}?` : 'Change the document type?'}
      confirmLabel="Change and remove"
      busyLabel="Changing…"
      busy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {prohibited.length > 0 && (
        <>
          <p>{state} law does not allow this in the journal. It will be removed from this entry:</p>
          <RemovalList removals={prohibited} />
        </>
      )}
      {unasked.length > 0 && (
        <>
          <p>The changed entry has no field for this, so it will be removed:</p>
          <RemovalList removals={unasked} />
        </>
      )}
    </ConfirmDialog>
  );
}

function RemovalList({ removals }: { removals: Removal[] }) {
  return (
    <ul>
      {removals.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
