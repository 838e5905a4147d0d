import { ProofDialog } from '#web/components/step-up/proof-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile } from '#web/lib/session/session.ts';

/** Turns the second factor off. */
export function TurnOff({ onClose }: { onClose: () => void }) {
  return (
    <ProofDialog
      asksCode
      isDanger
      title="Turn off second factor?"
      confirmLabel="Turn off"
      busyLabel="Turning off…"
      failure="Failed to turn off the second factor"
      submit={async (proof) => {
        await api('remove-second-factor', { body: proof });
        await refreshProfile();
        notify.success('Second factor turned off');
        onClose();
      }}
      onClose={onClose}
    >
      <p>You will sign in with your password alone. Your recovery codes will stop working.</p>
    </ProofDialog>
  );
}
