import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';
import { endSession } from '#web/lib/session/session-store.ts';

/** Ends every session of the account, including this one, after a confirmation. */
export function SignOutEverywhere({ onCancel }: { onCancel: () => void }) {
  const { run, busy } = useAction(async () => {
    try {
      await api('sign-out-everywhere');
    } catch (error) {
      notifyFailure(error, 'Failed to sign out everywhere');
      return;
    }
    endSession('You are signed out on every device.');
  });
  return (
    <ConfirmDialog
      title="Sign out everywhere?"
      confirmLabel="Sign out everywhere"
      busyLabel="Signing out…"
      busy={busy}
      onConfirm={() => run()}
      onCancel={onCancel}
    >
      <p>Every device is signed out now, including this one. Then sign in again with your password.</p>
    </ConfirmDialog>
  );
}
