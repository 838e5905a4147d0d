import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';

/** The way back to the dashboard, the draft's ID, and the way to record that the act was not performed. */
export function WizardTop({
  draftId,
  isBusy,
  onBack,
  onRefuse,
}: {
  draftId: string | undefined;
  isBusy: boolean;
  onBack: () => void;
  onRefuse: () => void;
}) {
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
      <Button variation="link" className="wizard-refuse" isDisabled={isBusy} onClick={onRefuse}>
        Record a refusal
      </Button>
    </div>
  );
}
