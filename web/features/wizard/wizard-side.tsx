import type { Step } from '#shared/entry/field.ts';
import { formatDay } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { useNotary } from '#web/lib/session.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { EntryForm } from './form/entry-form.ts';
import { steps } from './form/steps.ts';
import { ComplianceSummary } from './law/compliance-summary.tsx';
import { EntryWarnings } from './law/entry-warnings.tsx';
import { reviewLines } from './review/review-lines.ts';
import { ReviewLines } from './review/review-lines-list.tsx';
import './wizard-side.css';

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

/** What is entered on the other steps, each value with a way to its field. */
function OtherSteps({
  step: current,
  entered,
  onGoTo,
}: {
  step: Step;
  entered: EntryForm;
  onGoTo: (path: string) => void;
}) {
  const notary = useNotary();
  // The time of the act follows the clock.
  useNow();
  const lines = reviewLines(entered, { now: serverNow(), showDay: (day) => formatDay(day, notary) });
  return steps
    .filter(({ step }) => step !== current)
    .map(({ step, title }) => (
      <ReviewLines
        key={step}
        title={title}
        lines={lines.filter((line) => line.step === step)}
        onGoTo={onGoTo}
      />
    ));
}
