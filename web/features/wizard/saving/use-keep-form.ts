import { useCallback, useEffect, useRef } from 'react';
import { forgetDraft, keepDraft } from '#web/lib/entries/draft-keeper.ts';
import type { KeptEntry } from './kept-entry.ts';

/** The delay between a change and keeping the form, in milliseconds. */
const pause = 800;

/**
 * Keeps the form on the device shortly after each change, and immediately when the page closes, so that neither a
 * crash nor an automatic logout loses it. `current` returns undefined if nothing is unsaved. `forget` deletes the
 * kept form; `stop` cancels a pending copy until the next change.
 */
export function useKeepForm(notaryId: string, current: () => Promise<KeptEntry | undefined>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(current);
  /** The number of times that a pending copy was canceled. */
  const canceled = useRef(0);
  useEffect(() => {
    latest.current = current;
  });

  const keepNow = useCallback(async () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const before = canceled.current;
    const entry = await latest.current();
    if (canceled.current !== before) return;
    await (entry ? keepDraft(notaryId, entry) : forgetDraft(notaryId));
  }, [notaryId]);

  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepNow(), pause);
  }, [keepNow]);

  const stop = useCallback(() => {
    canceled.current += 1;
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const forget = useCallback(async () => {
    stop();
    await forgetDraft(notaryId);
  }, [notaryId, stop]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keepNow();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keepNow);
      void keepNow();
    };
  }, [keepNow]);

  return { keepSoon, stop, forget };
}
