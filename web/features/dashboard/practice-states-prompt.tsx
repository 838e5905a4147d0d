import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { hasPracticeStates } from '#shared/rules/practice-states.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** The delay after the dashboard opens, in milliseconds (specification, section 9). */
const delay = 1_000;
/** The notary who dismissed the prompt, stored until the browser tab closes. */
const putOffKey = 'practice_states_put_off';

/**
 * Asks a notary without practice states to set them (specification, section 2.5). It appears at the lower edge of the
 * window and does not take the focus, so that it neither interrupts the notary nor moves the page.
 */
export function PracticeStatesPrompt() {
  const notary = useNotary();
  const [isDue, setDue] = useState(false);
  const [isPutOff, setPutOff] = useState(() => sessionStorage.getItem(putOffKey) === notary.id);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, []);
  const isShown = isDue && !isPutOff && !hasPracticeStates(notary);

  function putOff(): void {
    sessionStorage.setItem(putOffKey, notary.id);
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
