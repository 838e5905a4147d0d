import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';

/** Deletes a paper after a confirmation. What another device has deleted already counts as deleted. */
export function DeletePaper({
  what,
  remove,
  onClose,
  onDeleted,
  children,
}: {
  /** The kind of paper: `trip`. */
  what: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** Called instead of `onClose` once the paper is gone. */
  onDeleted?: () => void;
  children: ReactNode;
}) {
  const refresh = useRefreshBusiness();
  const { run, busy } = useAction(async () => {
    try {
      await remove();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        notifyFailure(error, `The ${what} was not deleted. Try again.`);
        onClose();
        return;
      }
    }
    notify.success(`The ${what} was deleted`);
    (onDeleted ?? onClose)();
    await refresh({ onlyLists: true });
  });
  return (
    <ConfirmDialog
      title={`Delete this ${what}?`}
      confirmLabel={`Delete ${what}`}
      busyLabel="Deleting…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
