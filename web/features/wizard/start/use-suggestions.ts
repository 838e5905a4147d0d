import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { suggestedFor } from './defaults.ts';

/**
 * Suggests fee and document of a new entry again when the notary changes what they depend on, such as the document type
 * or the number of signers. What the notary entered stays. The caller renders again after each change of the form.
 */
export function useSuggestions(
  { getValues, setValue }: Pick<UseFormReturn<EntryForm>, 'getValues' | 'setValue'>,
  acts: readonly RecentAct[],
  isNew: boolean,
): void {
  const { fee, description } = suggestedFor(getValues(), acts);
  const before = useRef({ fee, description });

  useEffect(() => {
    const last = before.current;
    before.current = { fee, description };
    // The documents of a visit have fees and titles of their own.
    if (!isNew || getValues('visit')) return;
    if (fee !== last.fee && getValues('fee') === last.fee) setValue('fee', fee);
    if (description !== last.description && getValues('documents.0.description') === last.description) {
      setValue('documents.0.description', description);
    }
  }, [isNew, fee, description, getValues, setValue]);
}
