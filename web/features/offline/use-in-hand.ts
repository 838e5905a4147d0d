import { useEffect, useState } from 'react';
import { onKeptChange } from '#web/lib/draft-keeper.ts';
import { withDevice } from '#web/lib/offline/device-store.ts';
import { warn } from '#web/lib/warn.ts';

/** Since when an entry that was begun and not saved is kept on this device (ISO 8601 UTC); undefined when none is. */
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
