import { Button } from '@aws-amplify/ui-react';
import type { Step } from '#shared/entry/field.ts';
import { Icon } from '#web/components/icon.tsx';
import { steps } from './form/steps.ts';
import type { Task } from './saving/use-attempt.ts';

/** The buttons below a step. */
export function WizardBar({
  step,
  busy,
  onPrevious,
  onNext,
  onSave,
  onSubmit,
}: {
  step: Step;
  busy: Task | undefined;
  onPrevious: () => void;
  onNext: () => void;
  onSave: () => void;
  onSubmit: () => void;
}) {
  return (
    <div className="wizard-bar">
      <Button className="wizard-previous" isDisabled={step === 1 || busy !== undefined} onClick={onPrevious}>
        <Icon name="back" /> <span>Previous</span>
      </Button>
      <Button
        isLoading={busy === 'saving'}
        loadingText="Saving…"
        isDisabled={busy !== undefined}
        onClick={onSave}
      >
        Save as Draft
      </Button>
      {step < steps.length ? (
        <Button variation="primary" isDisabled={busy !== undefined} onClick={onNext}>
          Next <Icon name="forward" />
        </Button>
      ) : (
        <Button
          variation="primary"
          isLoading={busy === 'submitting'}
          loadingText="Submitting..."
          onClick={onSubmit}
        >
          Submit Entry
        </Button>
      )}
    </div>
  );
}
