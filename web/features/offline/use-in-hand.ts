import { useEffect, useState } from 'react';
import { onKeptChange } from '#web/lib/entries/draft-keeper.ts';
import { withDevice } from '#web/lib/offline/device-store.ts';
import { warn } from '#web/lib/warn.ts';

/** Returns since when this device keeps an unsaved entry (ISO 8601 UTC), or undefined if it keeps none. */
export function useInHand(notaryId: string): string | undefined {
  const [keptAt, setKeptAt] = useState<string>();
  useEffect(() => {
    if (typeof indexedDB === 'undefined') return;
    const look = () => {
      withDevice((device) => device.get('kept-drafts', notaryId)).then(
        (kept) => setKeptAt(kept?.keptAt),
        (error) => warn('The entry in hand could not be looked for on this device', error),
      );
    };
    look();
    return onKeptChange(look);
  }, [notaryId]);
  return keptAt;
}
