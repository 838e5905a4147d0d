import { Button } from '@aws-amplify/ui-react';
import { Dialog } from '#web/components/dialog.tsx';

/** Asks what to do with the changes before the notary leaves the entry. */
export function LeaveDialog({
  isTakenBack,
  isSaving,
  onSave,
  onDiscard,
  onStay,
}: {
  /** Whether the entry came out of the queue and exists on this device only. */
  isTakenBack: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}) {
  return (
    <Dialog
      title="Leave without saving?"
      className="leave-dialog"
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button colorTheme="error" isDisabled={isSaving} onClick={onDiscard}>
            {isTakenBack ? 'Discard the entry' : 'Discard changes'}
          </Button>
          <Button variation="primary" isLoading={isSaving} loadingText="Saving…" onClick={onSave}>
            Save as Draft
          </Button>
        </>
      }
    >
      <p>
        {isTakenBack
          ? 'This entry is on this device only. If you discard it, you can’t get it back.'
          : 'Your changes to this entry are not saved. Save it as a draft to continue later.'}
      </p>
    </Dialog>
  );
}
