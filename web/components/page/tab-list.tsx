import { type KeyboardEvent, useEffect, useRef } from 'react';
import './tab-list.css';

/** Returns the IDs that connect a tab and its panel. */
export const tabId = (tab: string) => `tab-${tab}`;
export const panelId = 'tab-panel';

/** The tab that a key leads to; the arrow keys wrap around. */
function tabBy<T extends string>(tabs: readonly T[], key: string, at: number): T | undefined {
  const last = tabs.length - 1;
  if (key === 'ArrowRight') return tabs[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return tabs[at === 0 ? last : at - 1];
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs[last] : undefined;
}

/** The tabs of a view. Arrow keys move focus; Enter, Space, or a click opens a tab. */
export function TabList<T extends string>({
  label,
  tabs,
  labels,
  current,
  onChoose,
}: {
  label: string;
  tabs: readonly T[];
  labels: Record<T, string>;
  current: T;
  onChoose: (tab: T) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs may be wider than the screen.
  useEffect(() => {
    list.current?.querySelector(`#${tabId(current)}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  function move(event: KeyboardEvent, at: number): void {
    const to = tabBy(tabs, event.key, at);
    if (!to) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(to)}`)?.focus();
  }

  return (
    <div ref={list} className="tab-list" role="tablist" aria-label={label}>
      {tabs.map((tab, at) => (
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
