import { type ReactNode, useState } from 'react';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Action = () => Promise<void>;

/**
 * Runs actions for which the server may require a recent proof. `run` tries the action and, if a proof is missing, opens
 * `dialog`, which runs it again once the notary has proven who they are. With `always`, it asks first, also right after a
 * sign-in: a device in other hands must not be enough. Other failures are thrown by `run`, and shown by the dialog.
 */
export function useStepUp({ always }: { always?: { why: string } } = {}): {
  run: (action: Action) => Promise<void>;
  dialog: ReactNode;
} {
  const { secondFactorEnabled } = useNotary();
  const [waiting, setWaiting] = useState<{ action: Action }>();
  async function run(action: Action): Promise<void> {
    if (always) {
      setWaiting({ action });
      return;
    }
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'STEP_UP_REQUIRED')) throw error;
      setWaiting({ action });
    }
  }
  const close = () => setWaiting(undefined);
  const dialog = waiting && (
    <ProofDialog
      title="Confirm that it is you"
      asksCode={secondFactorEnabled}
      confirmLabel="Continue"
      busyLabel="Checking…"
      failure="Failed to continue"
      submit={async (proof) => {
        if (proof.password !== undefined) await api('prove-identity', { body: proof });
        await waiting.action();
        close();
      }}
      onClose={close}
    >
      <p>
        {always?.why ??
          'This gives access to everything in your account, so we need to be sure. We won’t ask again for five minutes.'}
      </p>
    </ProofDialog>
  );
  return { run, dialog };
}
