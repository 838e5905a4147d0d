import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type HelpTab, helpTabs } from '#web/lib/paths.ts';

export const helpTabLabels: Record<HelpTab, string> = {
  'getting-started': 'Getting Started',
  'creating-entries': 'Creating Entries',
  'managing-drafts': 'Managing Drafts',
  'subscription-usage': 'Subscription & Usage',
  faq: 'FAQ',
};

export const tabId = (tab: HelpTab) => `help-tab-${tab}`;
export const panelId = 'help-panel';

/** Where a key leads from a tab; the arrows go round. */
function tabBy(key: string, at: number): HelpTab | undefined {
  const last = helpTabs.length - 1;
  if (key === 'ArrowRight') return helpTabs[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return helpTabs[at === 0 ? last : at - 1];
  if (key === 'Home') return helpTabs[0];
  return key === 'End' ? helpTabs[last] : undefined;
}

/** The tabs of the Help Center. The arrow keys move the focus; Enter, space or a click opens a tab. */
export function HelpTabs({ current, onChoose }: { current: HelpTab; onChoose: (tab: HelpTab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    list.current
      ?.querySelector(`#${tabId(current)}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  function move(event: KeyboardEvent, at: number): void {
    const to = tabBy(event.key, at);
    if (!to) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(to)}`)?.focus();
  }

  return (
    <div ref={list} className="help-tabs" role="tablist" aria-label="Topics">
      {helpTabs.map((tab, at) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          onKeyDown={(event) => move(event, at)}
          onClick={() => onChoose(tab)}
        >
          {helpTabLabels[tab]}
        </button>
      ))}
    </div>
  );
}
