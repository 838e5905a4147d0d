import { useFormContext, useWatch } from 'react-hook-form';
import { findState } from '#shared/data/states.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { suggestedFor } from './defaults.ts';
import { useRecentActs } from './recent-acts-context.ts';

/** Returns the note below the fee, which says where a suggested fee comes from. */
export function useFeeNote(): string {
  const { control, getValues } = useFormContext<EntryForm>();
  const fee = useWatch({ control, name: 'fee' });
  const suggested = suggestedFor(getValues(), useRecentActs());
  if (!fee || fee !== suggested.fee) return 'In US dollars';
  return suggested.feeFrom === 'last'
    ? 'What you last charged for this, in US dollars'
    : `$${fee} is the most ${findState(getValues('stateCode'))?.name} allows for this act`;
}
