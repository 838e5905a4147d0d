import { Button } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { hasPracticeStates } from '#shared/rules/practice-states.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/paths.ts';
import { useNotary } from '#web/lib/session.ts';

/** Milliseconds after the dashboard was reached (specification, section 9). */
const delay = 1_000;
/** Which notary put the prompt off, for as long as the browser's tab lives. */
const putOffKey = 'practice_states_put_off';

/**
 * Asks a notary without practice states to set them (specification, section 2.5). It stands at the
 * lower edge and takes no focus: what the notary came for goes on, and nothing of the page moves.
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

  // The region stands before its text comes, so that a screen reader says it then.
  return (
    <div className="practice-prompt-place" aria-live="polite">
      {isShown && (
        <section className="practice-prompt" aria-labelledby="practice-prompt">
          <div>
            <h2 id="practice-prompt">Set up your practice states</h2>
            <p>New entries then start in your state and follow its law.</p>
          </div>
          <div className="practice-prompt-actions">
            <Button onClick={putOff}>Not now</Button>
            <LinkButton to={paths.credentials} primary>
              Set Practice States
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}
