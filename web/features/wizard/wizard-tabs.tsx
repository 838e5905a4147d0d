import { useId, useState } from 'react';
import type { Step } from '#shared/entry/field.ts';
import { Icon } from '#web/components/icon.tsx';
import { steps } from './form/steps.ts';

/** The four tabs. A tab is reachable only if all earlier steps are valid. Completed tabs show a check mark. */
export function WizardTabs({
  current,
  firstOpen,
  onChoose,
}: {
  current: Step;
  /** The first step that still has a problem, or 5 if there is none. */
  firstOpen: number;
  onChoose: (step: Step) => void;
}) {
  const [isHinting, setHinting] = useState(false);
  const hint = useId();
  return (
    <nav className="wizard-tabs" aria-label="Steps">
      <ol>
        {steps.map(({ step, label }) => {
          const isReachable = step <= firstOpen;
          const isDone = step < firstOpen && step !== current;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-disabled={!isReachable}
                aria-describedby={isReachable ? undefined : hint}
                title={isReachable ? undefined : hintText}
                onClick={() => {
                  setHinting(!isReachable);
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
        {isHinting && firstOpen <= steps.length && hintText}
      </p>
    </nav>
  );
}

const hintText = 'Complete previous steps first';
