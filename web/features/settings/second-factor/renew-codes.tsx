import { useState } from 'react';
import { ProofDialog } from '#web/components/step-up/proof-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Replaces the recovery codes with new ones. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <ProofDialog
      asksCode
      title="New recovery codes"
      confirmLabel="Make new codes"
      busyLabel="Making codes…"
      failure="Failed to make new recovery codes"
      submit={async (proof) => {
        const { recoveryCodes } = await api('renew-recovery-codes', { body: proof });
        setCodes(recoveryCodes);
        await refreshProfile();
      }}
      onClose={onClose}
    >
      <p>You get ten new codes. The old ones stop working.</p>
    </ProofDialog>
  );
}
