import { onReachedAgain } from '#web/lib/api/reach.ts';
import { onSealed, unlinkedEntries } from '#web/lib/entries/order-links.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { warn } from '#web/lib/warn.ts';

/** Links sealed entries to the orders that they were started from: after sealing, or when the connection returns. */
export function watchOrderLinks(): () => void {
  let isRunning = false;
  async function link(): Promise<void> {
    const { session } = sessionState();
    if (isRunning || !session || !navigator.onLine || unlinkedEntries(session.user.id).size === 0) return;
    isRunning = true;
    try {
      const { linkEntries } = await import('#web/features/business/orders/link-entries.ts');
      await linkEntries(session.user.id);
    } catch (error) {
      warn('Entries could not be linked to their orders', error);
    }
    isRunning = false;
  }
  const run = () => void link();
  const ends = [onSealed(run), onReachedAgain(run)];
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', run);
  run();
  return () => {
    for (const end of ends) end();
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', run);
  };
}
