import { findState } from '#shared/data/states.ts';
import { withoutCommission } from '#shared/rules/commissions.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { Commission } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile, useNotary } from '#web/lib/session/session.ts';
import { sessionState, storeUser } from '#web/lib/session/session-store.ts';

/** Deletes a commission after a confirmation. Entries recorded under it are unaffected. */
export function DeleteCommission({
  commission: { commissionNumber, state, isPrimary },
  onCancel,
  onDeleted,
}: {
  commission: Commission;
  onCancel: () => void;
  onDeleted: () => void;
}) {
  const { notaryCommissions } = useNotary();
  const heir =
    isPrimary && withoutCommission(notaryCommissions, commissionNumber).find((one) => one.isPrimary);
  const { run, busy } = useAction(async () => {
    try {
      await api('delete-commission', { params: { commissionNumber } });
    } catch (error) {
      // Another device already deleted it.
      if (!(error instanceof ApiError && error.code === 'COMMISSION_NOT_FOUND')) {
        if (!isSessionEnd(error)) {
          notify.error('Failed to delete commission', { description: detailOf(error, '') });
        }
        return;
      }
    }
    // The list is correct even if reloading the profile fails.
    const user = sessionState().session?.user;
    if (user) {
      storeUser({ ...user, notaryCommissions: withoutCommission(user.notaryCommissions, commissionNumber) });
    }
    notify.success('Commission deleted');
    onDeleted();
    await refreshProfile();
  });
  return (
    <ConfirmDialog
      title="Delete commission?"
      confirmLabel="Delete commission"
      busyLabel="Deleting…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onCancel}
    >
      <p>
        Commission {commissionNumber}, {findState(state)?.name ?? state}, will be deleted. Entries that name
        it will not change.
        {heir && ` Commission ${heir.commissionNumber} becomes your primary one.`}
      </p>
    </ConfirmDialog>
  );
}
