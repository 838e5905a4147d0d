import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';

/** Says that the profile names no practice state, and links to the setting. */
export function NoPracticeStates() {
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
