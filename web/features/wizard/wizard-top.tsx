import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';

/** The way back to the dashboard, and the draft's ID. */
export function WizardTop({ draftId, onBack }: { draftId: string | undefined; onBack: () => void }) {
  return (
    <div className="wizard-top">
      <Button variation="link" onClick={onBack}>
        <Icon name="back" /> Back to dashboard
      </Button>
      {draftId && (
        <span className="wizard-id">
          Draft <span className="tabular">{draftId.slice(-8)}</span>
        </span>
      )}
    </div>
  );
}
