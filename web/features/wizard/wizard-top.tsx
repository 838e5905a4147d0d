import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';

/** The way back to the dashboard, which asks before it discards anything, and the draft's ID. */
export function WizardTop({
  draftId,
  hasUnsaved,
  isTakenBack,
  onLeave,
}: {
  draftId: string | undefined;
  hasUnsaved: boolean;
  /** Whether the entry came out of the queue and exists on this device only. */
  isTakenBack: boolean;
  onLeave: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className="wizard-top">
        <Button variation="link" onClick={() => (hasUnsaved ? setAsking(true) : onLeave())}>
          <Icon name="back" /> Back to dashboard
        </Button>
        {draftId && (
          <span className="wizard-id">
            Draft <span className="tabular">{draftId.slice(-8)}</span>
          </span>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={isTakenBack ? 'Discard this entry?' : 'Leave without saving?'}
          confirmLabel={isTakenBack ? 'Discard the entry' : 'Discard changes'}
          busyLabel="Leaving…"
          busy={false}
          onConfirm={onLeave}
          onCancel={() => setAsking(false)}
        >
          <p>
            {isTakenBack
              ? 'This entry is on this device only, and leaving discards all of it. Submit it or save it as a draft to keep it.'
              : 'The changes to this entry have not been saved. Save it as a draft to continue later.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
