import { type KeyboardEvent, useRef } from 'react';
import { type SettingsTab, settingsTabs } from '#web/lib/paths.ts';

const labels: Record<SettingsTab, string> = {
  profile: 'Profile',
  credentials: 'Credentials',
  preferences: 'Preferences',
};

export const tabId = (tab: SettingsTab) => `settings-tab-${tab}`;
export const panelId = 'settings-panel';

/** Where a key leads from a tab; the arrows go round. */
function tabBy(key: string, at: number): SettingsTab | undefined {
  const last = settingsTabs.length - 1;
  if (key === 'ArrowRight') return settingsTabs[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return settingsTabs[at === 0 ? last : at - 1];
  if (key === 'Home') return settingsTabs[0];
  return key === 'End' ? settingsTabs[last] : undefined;
}

/** The tabs of the settings. The arrow keys move the focus; Enter, space or a click opens a tab. */
export function TabList({
  current,
  onChoose,
}: {
  current: SettingsTab;
  onChoose: (tab: SettingsTab) => void;
}) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, at: number): void {
    const to = tabBy(event.key, at);
    if (!to) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(to)}`)?.focus();
  }

  return (
    <div ref={list} className="settings-tabs" role="tablist" aria-label="Settings">
      {settingsTabs.map((tab, at) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          onKeyDown={(event) => move(event, at)}
          onClick={() => tab !== current && onChoose(tab)}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}
