import { useEffect, useState } from 'react';
import { warn } from '../warn.ts';
import { queuedEntries } from './queue.ts';
import { onQueueChange } from './queue-changes.ts';
import type { QueuedEntry } from './queue-types.ts';

const hasStorage = () => typeof indexedDB !== 'undefined';

/** Returns the notary's queue; undefined until it is read. Without storage it is empty. */
export function useQueue(notaryId: string): QueuedEntry[] | undefined {
  const [entries, setEntries] = useState<QueuedEntry[]>();
  useEffect(() => {
    if (!hasStorage()) return;
    let turn = 0;
    const read = () => {
      turn += 1;
      const own = turn;
      queuedEntries(notaryId).then(
        (found) => own === turn && setEntries(found),
        (error) => warn('The queue could not be read from this device', error),
      );
    };
    read();
    const stop = onQueueChange(read);
    return () => {
      turn += 1;
      stop();
    };
  }, [notaryId]);
  return entries;
}
