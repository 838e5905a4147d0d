import type { UseFormReturn } from 'react-hook-form';
import { isStateCode } from '#shared/data/states.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { storeUser } from '#web/lib/session/session-store.ts';

export const noCommission = { commissionNumber: '', state: '', expirationDate: '', isPrimary: false };

type CommissionValues = typeof noCommission;

const failure = 'Failed to add notary commission';

/** Adds the commission in the form. Success clears the form; failure leaves it as it is. */
export function useAddCommission(form: UseFormReturn<CommissionValues>) {
  return useAction(async ({ commissionNumber, state, expirationDate, isPrimary }: CommissionValues) => {
    if (!isStateCode(state)) return;
    try {
      const body = { commissionNumber: commissionNumber.trim(), state, expirationDate, isPrimary };
      storeUser(await api('add-commission', { body }));
      // The notary can add the next commission immediately.
      form.setFocus('commissionNumber');
      form.reset();
      notify.success('Notary commission added');
    } catch (error) {
      if (isSessionEnd(error)) return;
      const isListed = error instanceof ApiError && error.code === 'COMMISSION_EXISTS';
      const isRefused = isListed || (error instanceof ApiError && error.code === 'INVALID_FIELDS');
      const message = detailOf(error, failure);
      if (isListed) form.setError('commissionNumber', { message }, { shouldFocus: true });
      else if (isRefused) form.setError('root', { message });
      notify.error(failure, { description: detailOf(error, '') });
      // Another device added it, so the list must follow.
      if (isListed) await refreshProfile();
    }
  });
}
