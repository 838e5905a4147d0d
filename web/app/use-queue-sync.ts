import { useEffect, useRef } from 'react';
import { onReachedAgain } from '#web/lib/api/reach.ts';
import { useRefreshEntries } from '#web/lib/api/use-api.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { prepareDevice } from '#web/lib/offline/device-key.ts';
import { sendWithRoom } from '#web/lib/offline/queue-actions.ts';
import { onQueueChange } from '#web/lib/offline/queue-changes.ts';
import type { SendEntry } from '#web/lib/offline/sync-queue.ts';
import { useQueue } from '#web/lib/offline/use-queue.ts';
import { warn } from '#web/lib/warn.ts';

/** Sends with the wizard's code, which is loaded only when there is something to send. */
const sendEntry: SendEntry = async (...entry) => {
  const { sendQueued } = await import('#web/features/wizard/saving/send-queued.ts');
  return await sendQueued(...entry);
};

/**
 * Sends queued entries while the notary is signed in: at the start, when the connection or the server returns, when the tab
 * becomes visible, when an entry is queued, and after the pause that follows a failed attempt.
 */
export function useQueueSync(notaryId: string): void {
  useEffect(() => {
    if (typeof indexedDB === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let again: 'eager' | 'due' | undefined;
    let isOver = false;

    async function run(eager: boolean): Promise<void> {
      if (isRunning) {
        again = eager ? 'eager' : (again ?? 'due');
        return;
      }
      isRunning = true;
      clearTimeout(timer);
      let next: Date | undefined;
      try {
        const { syncQueue } = await import('#web/lib/offline/sync-queue.ts');
        next = await syncQueue(notaryId, sendEntry, { now: () => new Date(), eager });
      } catch (error) {
        warn('What waits on this device could not be sent', error);
      }
      isRunning = false;
      if (isOver) return;
      const repeat = again;
      again = undefined;
      if (repeat) void run(repeat === 'eager');
      else if (next) timer = setTimeout(() => void run(false), Math.max(1_000, next.getTime() - Date.now()));
    }

    const onOnline = () => void run(true);
    const onLook = () => document.visibilityState === 'visible' && void run(false);
    prepareDevice(notaryId).catch((error) => warn('This device cannot keep entries', error));
    const stopListening = onQueueChange(() => void run(false));
    const stopWaiting = onReachedAgain(onOnline);
    window.addEventListener('online', onOnline);
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    void run(true);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
      stopWaiting();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [notaryId]);
}

/**
 * Reports what was sent while the page is open, unless it lists that, and refreshes the journal. Use only inside the cache
 * of answers.
 */
export function useSentNews(notaryId: string, isListed: boolean): void {
  const entries = useQueue(notaryId);
  const refreshEntries = useRefreshEntries();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!entries) return;
    const sent = entries.filter(({ state }) => state.is === 'sent');
    const news = known.current ? sent.filter(({ id }) => !known.current?.has(id)) : [];
    known.current = new Set(sent.map(({ id }) => id));
    if (news.length === 0) return;
    for (const { state } of news) {
      if (state.is !== 'sent' || isListed) continue;
      const text = state.entryNumber ? `Entry ${state.entryNumber} was sent.` : 'A draft was saved.';
      notify.success(text);
    }
    void refreshEntries();
  }, [entries, isListed, refreshEntries]);
}

/** Sends what waits for room in the plan as soon as the plan changes. Use only inside the cache of answers. */
export function useRoomNews(notaryId: string): void {
  const { subscription } = useSubscription();
  const room = subscription && `${subscription.monthlyNotarizationsLimit} ${subscription.draftsLimit}`;
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (!room) return;
    const isNews = known.current !== undefined && known.current !== room;
    known.current = room;
    if (!isNews) return;
    sendWithRoom(notaryId).catch((error) => warn('What waits for room could not be sent', error));
  }, [notaryId, room]);
}
