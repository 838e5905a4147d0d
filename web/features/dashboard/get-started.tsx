import type { ReactNode } from 'react';
import { SendConfirmation } from '#web/components/email/send-confirmation.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { notePractice, type Steps } from './use-get-started.ts';
import { usePromptDue } from './use-prompt-due.ts';
import './get-started.css';

/** The first steps of a new account, each with its action, or a tick when it is done. */
export function GetStarted({ steps, onDismiss }: { steps: Steps; onDismiss: () => void }) {
  const notary = useNotary();
  const done = Object.values(steps).filter(Boolean).length;
  return (
    <section className="get-started" aria-labelledby="get-started">
      <div className="get-started-head">
        <h2 id="get-started">Get started</h2>
        <span className="muted">
          {done} of {Object.values(steps).length} done
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label="Dismiss the first steps"
          onClick={() => {
            // The list with this button is no longer on the page.
            document.getElementById('content')?.focus({ preventScroll: true });
            onDismiss();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul>
        <PracticeStates isDone={steps.states} />
        <Step
          title="Add your commission"
          hint="Your entries show its number, and we remind you before it expires."
          isDone={steps.commission}
        >
          <LinkButton to={paths.settingsCard('notary-commissions')} small>
            Add Commission
          </LinkButton>
        </Step>
        <Step
          title="Confirm your email address"
          hint={`Open the link that we emailed to ${notary.email}. Until then, you get no reminders or security notices.`}
          isDone={steps.email}
        >
          <SendConfirmation />
        </Step>
        <Step
          title="Try a practice entry"
          hint="Record an act with made-up people. Nothing is saved, and you can do it again from Help."
          isDone={steps.practice}
        >
          <LinkButton to={paths.practice} small onClick={() => notePractice(notary)}>
            Practice
          </LinkButton>
        </Step>
      </ul>
    </section>
  );
}

/**
 * The step of the practice states. One second after the dashboard opened, it becomes the prompt of the specification
 * (section 2.5) in the same place, so that nothing moves.
 */
function PracticeStates({ isDone }: { isDone: boolean }) {
  const isDue = usePromptDue();
  const hint = 'New entries will start in your state and follow its rules.';
  if (isDone || !isDue) return <Step title="Practice states" hint={hint} isDone={isDone} isAnnounced />;
  return (
    <Step title="Set up your practice states" hint={hint} isDone={false} isAnnounced>
      <LinkButton to={paths.settingsCard('practice-states')} primary small>
        Set Practice States
      </LinkButton>
    </Step>
  );
}

function Step({
  title,
  hint,
  isDone,
  isAnnounced = false,
  children,
}: {
  title: string;
  hint: string;
  isDone: boolean;
  /** Whether screen readers announce a change of the step. */
  isAnnounced?: boolean;
  /** The action; missing while there is none. */
  children?: ReactNode;
}) {
  return (
    <li
      className={isDone ? 'first-step first-step-done' : 'first-step'}
      aria-live={isAnnounced ? 'polite' : undefined}
    >
      <span className="first-step-mark">{isDone && <Icon name="check" size={16} />}</span>
      <div>
        <h3>
          {title}
          {isDone && <span className="visually-hidden"> (done)</span>}
        </h3>
        {!isDone && <p>{hint}</p>}
      </div>
      {!isDone && <div className="first-step-action">{children}</div>}
    </li>
  );
}
