import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Matter } from '#shared/schemas/matter.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useMatterStep } from './use-matter-step.ts';

/** Closes a matter, after a confirmation: a closed one takes no more steps. */
export function CloseMatter(props: {
  matter: Matter;
  onChange: (next: Matter) => void;
  onStale: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const { run, busy } = useMatterStep(props.matter, props);
  const close = async () => {
    await run({ kind: 'closed', note: '' });
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Close this duty</Button>
      {asking && (
        <ConfirmDialog
          title="Close this duty?"
          confirmLabel="Close duty"
          busyLabel="Closing…"
          busy={busy}
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        >
          <p>It stays here with everything that was done. You cannot add to it or open it again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
