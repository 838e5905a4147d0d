import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/paths.ts';
import { PracticeStates } from './practice-states.tsx';
import './settings.css';

/** What a notary sets for all of the journal (specification, section 2.12). */
export function SettingsView() {
  return (
    <div className="settings">
      <Link to={paths.dashboard} className="settings-back">
        <Icon name="back" /> Back to Dashboard
      </Link>
      <section aria-labelledby="credentials">
        <h2 id="credentials">Credentials</h2>
        <PracticeStates />
      </section>
    </div>
  );
}
