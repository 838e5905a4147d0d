import { type ComponentType, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveQuestion } from '#web/components/forms/leave-question.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { panelId, TabList, tabId } from '#web/components/page/tab-list.tsx';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import {
  paths,
  type SettingsCard,
  type SettingsTab,
  settingsCardIn,
  settingsTabIn,
  settingsTabs,
} from '#web/lib/navigation/paths.ts';
import { useLeaveQuestion } from '#web/lib/navigation/use-leave-question.ts';
import { loadProfile } from '#web/lib/session/session.ts';
import { CredentialsTab } from './credentials-tab.tsx';
import { pointTo } from './point-to.ts';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import '#web/components/forms/settings-block.css';
import './settings.css';

const labels: Record<SettingsTab, string> = {
  profile: 'Profile',
  credentials: 'Credentials',
  security: 'Security',
  preferences: 'Preferences',
};

const tabs: Record<SettingsTab, ComponentType> = {
  profile: ProfileTab,
  credentials: CredentialsTab,
  security: SecurityTab,
  preferences: PreferencesTab,
};

/** The notary's settings (specification, section 2.12). The address names the tab. */
export function SettingsView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const question = useLeaveQuestion();
  const current = settingsTabIn(search);
  const Tab = tabs[current];
  useOpenCard(settingsCardIn(search));
  useLoadedProfile();
  return (
    <div className="settings">
      <BackLink to={paths.dashboard}>Back to dashboard</BackLink>
      <TabList
        label="Settings"
        tabs={settingsTabs}
        labels={labels}
        current={current}
        onChoose={(tab) => question.ask(() => void navigate(paths.settingsTab(tab)))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(current)}>
        <Tab key={current} />
      </div>
      {question.isAsking && <LeaveQuestion onLeave={question.leave} onStay={question.stay} />}
    </div>
  );
}

/** Scrolls to the card that the address names, and focuses its heading. */
function useOpenCard(card: SettingsCard | undefined): void {
  useEffect(() => {
    const heading = card && document.getElementById(card);
    if (!heading) return;
    heading.tabIndex = -1;
    pointTo(heading);
  }, [card]);
}

const failure = 'Failed to load profile';

/** Shows the profile as stored on this device, and reads it again: the notary edits what another device may have changed. */
function useLoadedProfile(): void {
  useEffect(() => {
    const load = () => {
      loadProfile().catch((error: unknown) => {
        if (isSessionEnd(error) || !navigator.onLine) return;
        notify.error(failure, {
          id: failure,
          description: detailOf(error, ''),
          action: { label: 'Retry', onClick: load },
        });
      });
    };
    load();
  }, []);
}
