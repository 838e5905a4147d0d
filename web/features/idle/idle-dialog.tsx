import { Button } from '@aws-amplify/ui-react';
import { limits } from '#shared/data/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';

/** Asks whether the notary is still there, and says what happens otherwise. */
export function IdleDialog({ onStay }: { onStay: () => void }) {
  return (
    <Dialog
      title="Are you still there?"
      onClose={onStay}
      footer={
        <Button variation="primary" autoFocus onClick={onStay}>
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
