import { useId, useState } from 'react';
import type { Step } from '#shared/entry/field.ts';
import { Icon } from '#web/components/icon.tsx';
import { steps } from '../form/steps.ts';

/** The four tabs. A tab is reachable only if all earlier steps are valid. Completed tabs show a check mark. */
export function WizardTabs({
  current,
  firstOpen,
  hasSeenLast,
  onChoose,
}: {
  current: Step;
  /** The first step that still has a problem, or 5 without one. */
  firstOpen: number;
  /** The last step requires nothing, so it counts as completed only after the notary has seen it. */
  hasSeenLast: boolean;
  onChoose: (step: Step) => void;
}) {
  /** The step that could not be opened, and the step from which the notary tried. */
  const [tried, setTried] = useState<{ step: Step; from: Step }>();
  const isHinting = tried !== undefined && tried.from === current && tried.step > firstOpen;
  const hint = useId();
  return (
    <nav className="wizard-tabs" aria-label="Steps">
      <ol>
        {steps.map(({ step, label }) => {
          const isReachable = step <= firstOpen;
          const isSeen = step < steps.length || hasSeenLast;
          const isDone = step < firstOpen && step !== current && isSeen;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-disabled={!isReachable}
                aria-describedby={isReachable ? undefined : hint}
                title={isReachable ? undefined : hintText}
                onClick={() => {
                  setTried(isReachable ? undefined : { step, from: current });
                  if (isReachable) onChoose(step);
                }}
              >
                <span className="wizard-tab-mark" aria-hidden="true">
                  {isDone ? <Icon name="check" size={16} /> : step}
                </span>
                {label}
                {isDone && <span className="visually-hidden"> (completed)</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <span id={hint} hidden>
        {hintText}
      </span>
      <p className="wizard-hint" role="status">
        {isHinting && hintText}
      </p>
    </nav>
  );
}

const hintText = 'Complete previous steps first';
