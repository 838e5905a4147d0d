import { useEffect } from 'react';
import type { SettingsCard } from '#web/lib/navigation/paths.ts';
import { pointTo } from './point-to.ts';

/** Scrolls to the card that the address names, and focuses its heading. */
export function useOpenCard(card: SettingsCard | undefined): void {
  useEffect(() => {
    const heading = card && document.getElementById(card);
    if (!heading) return;
    heading.tabIndex = -1;
    pointTo(heading);
  }, [card]);
}
