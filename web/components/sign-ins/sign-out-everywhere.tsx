import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { endSession } from '#web/lib/session/session-store.ts';

/** Ends every session of the account, including this one, after a confirmation. */
export function SignOutEverywhere({ onCancel }: { onCancel: () => void }) {
  const { run, busy } = useCall(
    async () => {
      await api('sign-out-everywhere');
      endSession('You are signed out on every device.');
    },
    { failed: 'Failed to sign out everywhere' },
  );
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
