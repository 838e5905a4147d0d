import { useSearchParams } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { PracticeStateCards } from './practice-state-cards.tsx';
import { practiceStatesOf } from './practice-states.ts';
import { StateLookUp } from './state-look-up.tsx';
import { StatePanel } from './state-panel.tsx';
import { useFocusOnState } from './use-focus-on-state.ts';
import './compliance.css';
import './compliance-print.css';

/** The journal requirements of each state (specification, section 2.10). The address names the state. */
export function ComplianceView() {
  const practiceStates = practiceStatesOf(useNotary());
  const [search] = useSearchParams();
  const asked = search.get('state')?.trim().toUpperCase();
  const state = asked ? findState(asked) : undefined;
  const shown = state && asked;
  const { data, error, mutate } = useApi('list-states', {}, { failure: 'Failed to load the states' });
  const heading = useFocusOnState(shown);
  return (
    <div className="guide">
      <div className={state ? 'guide-choice guide-choice-made' : 'guide-choice'}>
        {!state && (
          <p className="guide-explainer">
            What each state requires of your journal, with sources. The same rules check every entry that you
            save and submit here. The District of Columbia and the territories are not covered.
          </p>
        )}
        {practiceStates.length === 0 ? (
          <NoPracticeStates />
        ) : (
          <PracticeStateCards practiceStates={practiceStates} listed={data?.states} shown={shown} />
        )}
        <StateLookUp states={data?.states} error={error} onRetry={() => void mutate()} shown={shown} />
        {asked && !state && (
          <p role="alert" className="guide-unknown">
            This link names a state that does not exist. Choose one of the 50 states above.
          </p>
        )}
        {!asked && <p className="muted">Choose a state to read what it requires of your journal.</p>}
      </div>
      {state && shown && <StatePanel key={shown} code={shown} name={state.name} heading={heading} />}
    </div>
  );
}

/** Says that the profile names no practice state, and links to the setting. */
function NoPracticeStates() {
  return (
    <section className="guide-notice" aria-labelledby="no-practice-states">
      <Icon name="warning" size={24} />
      <div>
        <h2 id="no-practice-states">No practice states yet</h2>
        <p>
          Your profile does not list a practice state. Set your primary state to see its requirements here and
          in every new entry.
        </p>
        <LinkButton to={paths.settingsCard('practice-states')}>Go to Profile Settings</LinkButton>
      </div>
    </section>
  );
}
