import { useEffect, useState } from 'react';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { onIdleSoon, staySignedIn } from '#web/lib/session/session.ts';

const IdleDialog = onDemand(async () => (await import('./idle-dialog.tsx')).IdleDialog);

/**
 * Asks before the session ends for inactivity. It stays open until it is answered, also if the mouse moved: otherwise the click
 * that was meant for it would hit the page below.
 */
export function IdleNotice() {
  const [isShown, setShown] = useState(false);
  useEffect(() => onIdleSoon(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <IdleDialog
      onStay={() => {
        staySignedIn();
        setShown(false);
      }}
    />
  );
}
