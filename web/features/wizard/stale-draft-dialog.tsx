import { Button } from '@aws-amplify/ui-react';
import { Dialog } from '#web/components/dialog.tsx';

/** Says that the draft was changed elsewhere, and leaves it to the notary which version stays. */
export function StaleDraftDialog({
  onLoadStored,
  onOverwrite,
  onClose,
}: {
  onLoadStored: () => void;
  onOverwrite: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title="This draft was changed on another device"
      className="stale-draft"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onLoadStored}>Load the saved version</Button>
          <Button onClick={onOverwrite}>Keep mine and replace it</Button>
          <Button variation="primary" onClick={onClose}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>
        Nothing was saved, and everything you entered is still here. Loading the saved version discards it.
      </p>
    </Dialog>
  );
}
