import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BackLink } from '#web/components/page/back-link.tsx';
import { panelId, TabList, tabId } from '#web/components/page/tab-list.tsx';
import {
  paths,
  type SettingsTab,
  settingsCardIn,
  settingsTabIn,
  settingsTabs,
} from '#web/lib/navigation/paths.ts';
import { useLeaveQuestion } from '#web/lib/navigation/use-leave-question.ts';
import { CredentialsTab } from './credentials-tab.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { useOpenCard } from './use-open-card.ts';
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
