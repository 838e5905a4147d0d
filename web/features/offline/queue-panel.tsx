import { useEffect, useState } from 'react';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { onKeptChange } from '#web/lib/entries/draft-keeper.ts';
import { withDevice } from '#web/lib/offline/device-store.ts';
import { clearSent } from '#web/lib/offline/queue-actions.ts';
import { useQueue } from '#web/lib/offline/use-queue.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { warn } from '#web/lib/warn.ts';
import './offline.css';

/** Most devices have nothing to list. */
const QueueList = onDemand(async () => (await import('./queue-list.tsx')).QueueList);

/** How long the list shows a sent entry, in milliseconds. */
const sentIsShown = 24 * 60 * 60 * 1000;

/** The entries on this device that are not in the journal yet, and those that were sent recently. */
export function QueuePanel() {
  const notary = useNotary();
  const entries = useQueue(notary.id) ?? [];
  const inHandSince = useInHand(notary.id);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    clearSent(notary.id, new Date(Date.now() - sentIsShown)).catch((error) =>
      warn('The list of sent entries could not be shortened', error),
    );
  }, [notary.id, isEmpty]);
  if (isEmpty && !inHandSince) return null;
  return <QueueList entries={entries} inHandSince={inHandSince} />;
}

/** Returns since when this device keeps an unsaved entry (ISO 8601 UTC), or undefined if it keeps none. */
function useInHand(notaryId: string): string | undefined {
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
