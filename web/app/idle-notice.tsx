import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { onIdleSoon, staySignedIn } from '#web/lib/session/session.ts';

/**
 * Asks before the session ends for inactivity. It stays open until it is answered, also if the mouse moved: otherwise the click
 * that was meant for it would hit the page below.
 */
export function IdleNotice() {
  const [isShown, setShown] = useState(false);
  useEffect(() => onIdleSoon(() => setShown(true)), []);
  if (!isShown) return null;

  function stay(): void {
    staySignedIn();
    setShown(false);
  }

  return (
    <Dialog
      title="Are you still there?"
      onClose={stay}
      footer={
        <Button variation="primary" autoFocus onClick={stay}>
          Stay signed in
        </Button>
      }
    >
      <p>
        You’ll be signed out in {limits.inactivityNoticeMinutes} minutes, after {limits.inactivityMinutes}{' '}
        minutes without activity. An entry you are working on is kept on this device.
      </p>
    </Dialog>
  );
}
