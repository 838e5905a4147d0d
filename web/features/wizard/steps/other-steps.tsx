import type { Step } from '#shared/entry/field.ts';
import { formatDay } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { steps } from '../form/steps.ts';
import { ReviewLines } from '../review/review-lines-list.tsx';
import { linesBeside } from './lines-beside.ts';

/** The values of the other steps, each with a way to its field. */
export function OtherSteps({
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
  const lines = linesBeside(entered, { now: serverNow(), showDay: (day) => formatDay(day, notary) });
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
