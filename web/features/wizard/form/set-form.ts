import type { UseFormReturn } from 'react-hook-form';
import type { EntryForm } from './entry-form.ts';

/** Replaces the form in hand, as a change of the notary's. */
export function setForm(
  { getValues, setValue }: Pick<UseFormReturn<EntryForm>, 'getValues' | 'setValue'>,
  next: EntryForm,
): void {
  const now = getValues();
  for (const [field, value] of Object.entries(next) as [keyof EntryForm, never][]) {
    if (now[field] !== value) setValue(field, value, { shouldDirty: true });
  }
}
