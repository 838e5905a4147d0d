import { useState } from 'react';
import { ProofDialog } from '#web/components/step-up/proof-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { ConnectApp, type Connection } from './connect-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the second factor on: asks for the password, connects the app, and shows the recovery codes. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const [connection, setConnection] = useState<Connection>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          notify.success('Second factor turned on');
          onClose();
        }}
      />
    );
  }
  if (connection) return <ConnectApp connection={connection} onConfirmed={setCodes} onClose={onClose} />;
  return (
    <ProofDialog
      title="Turn on second factor"
      asksCode={false}
      confirmLabel="Continue"
      busyLabel="Checking…"
      failure="Failed to turn on the second factor"
      submit={async ({ password }) => setConnection(await api('begin-second-factor', { body: { password } }))}
      onClose={onClose}
    >
      <p>
        You need an authenticator app on your phone, for example Google Authenticator, Microsoft
        Authenticator, or the one in your password manager. First, confirm that it is you.
      </p>
    </ProofDialog>
  );
}
