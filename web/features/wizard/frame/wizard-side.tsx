import type { Step } from '#shared/entry/field.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { steps } from '../form/steps.ts';
import { ComplianceSummary } from '../law/compliance-summary.tsx';
import { EntryWarnings } from '../law/warning-list.tsx';
import { OtherSteps } from '../steps/other-steps.tsx';

/**
 * The second column of a wide screen: the rules of the state, the warnings of the step, and what the other steps contain.
 * The review of the last step shows warnings and content itself.
 */
export function WizardSide({
  step,
  entered,
  isBusy,
  onGoTo,
}: {
  step: Step;
  entered: EntryForm;
  isBusy: boolean;
  /** Opens the field at a path. */
  onGoTo: (path: string) => void;
}) {
  const isReview = step === steps.length;
  return (
    <aside className="wizard-side" aria-label="About this entry" inert={isBusy}>
      <div>
        <ComplianceSummary />
        {!isReview && <EntryWarnings step={step} />}
        {!isReview && <OtherSteps step={step} entered={entered} onGoTo={onGoTo} />}
      </div>
    </aside>
  );
}
