import { Button } from '@aws-amplify/ui-react';
import type { Step } from '#shared/entry/field.ts';
import { Icon } from '#web/components/icon.tsx';
import { steps } from '../form/steps.ts';
import type { Task } from '../saving/use-attempt.ts';
import { SealButton } from '../steps/parts-on-demand.tsx';

/** The buttons below a step. */
export function WizardBar({
  step,
  busy,
  isJudged,
  entries = 1,
  doubts = 0,
  onPrevious,
  onNext,
  onReview,
  onSave,
  onSubmit,
}: {
  step: Step;
  busy: Task | undefined;
  /** Whether the rules have judged the entry. Until then, Save and Next are disabled. */
  isJudged: boolean;
  /** The number of entries that are sealed together. */
  entries?: number;
  /** Doubts of law that the notary has not answered yet. */
  doubts?: number;
  onPrevious: () => void;
  onNext: () => void;
  /** Skips to the review; undefined while something is missing. */
  onReview: (() => void) | undefined;
  /** Absent for an entry that cannot be saved. */
  onSave: (() => void) | undefined;
  onSubmit: () => void;
}) {
  return (
    <div className={step < steps.length ? 'wizard-bar' : 'wizard-bar wizard-bar-last'}>
      <Button className="wizard-previous" isDisabled={step === 1 || busy !== undefined} onClick={onPrevious}>
        <Icon name="back" /> <span>Previous</span>
      </Button>
      {onSave && (
        <Button
          isLoading={busy === 'saving'}
          loadingText="Saving…"
          isDisabled={busy !== undefined || !isJudged}
          onClick={onSave}
        >
          Save as Draft
        </Button>
      )}
      {step < steps.length ? (
        <Button
          {...(!onReview && { variation: 'primary' })}
          isDisabled={busy !== undefined || !isJudged}
          onClick={onNext}
        >
          Next <Icon name="forward" />
        </Button>
      ) : (
        <SealButton entries={entries} doubts={doubts} isBusy={busy === 'submitting'} onSeal={onSubmit} />
      )}
      {onReview && (
        <Button
          className="wizard-review"
          variation="primary"
          isDisabled={busy !== undefined}
          onClick={onReview}
        >
          Review
        </Button>
      )}
    </div>
  );
}
