import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, also after the window changes. */
function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Returns whether the page is as narrow as on a phone, where tables become cards. */
export const usePhone = () => useMedia('(max-width: 48rem)');

/** Returns whether the screen is so narrow that the menu is a bar at its bottom. */
export const useBottomBar = () => useMedia('(max-width: 60rem)');

/** Returns whether there is room for a second column beside a form. */
export const useDesk = () => useMedia('(min-width: 75rem)');
