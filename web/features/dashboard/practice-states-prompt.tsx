import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { hasPracticeStates } from '#shared/rules/practice-states.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { arePracticeStatesPutOff, putOffPracticeStates } from './practice-states-put-off.ts';
import { usePromptDue } from './use-prompt-due.ts';

/**
 * Asks a notary without practice states to set them (specification, section 2.5), unless the first steps of a new account
 * do. It appears at the lower edge of the window and does not take the focus, so that it neither interrupts the notary nor
 * moves the page.
 */
export function PracticeStatesPrompt() {
  const notary = useNotary();
  const isDue = usePromptDue();
  const [isPutOff, setPutOff] = useState(() => arePracticeStatesPutOff(notary.id));
  const isShown = isDue && !isPutOff && !hasPracticeStates(notary);

  function putOff(): void {
    putOffPracticeStates(notary.id);
    setPutOff(true);
  }

  // The region exists before its text, so that a screen reader announces the text.
  return (
    <div className="practice-prompt-place" aria-live="polite">
      {isShown && (
        <section className="practice-prompt" aria-labelledby="practice-prompt">
          <div>
            <h2 id="practice-prompt">Set up your practice states</h2>
            <p>New entries will start in your state and follow its rules.</p>
          </div>
          <div className="practice-prompt-actions">
            <Button onClick={putOff}>Not now</Button>
            <LinkButton to={paths.settingsCard('practice-states')} primary>
              Set Practice States
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}
