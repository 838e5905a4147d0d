import { useCallback, useEffect, useRef } from 'react';
import { forgetDraft, keepDraft } from '#web/lib/draft-keeper.ts';
import type { KeptEntry } from './kept-entry.ts';

/** Quiet time after a change before the form is kept, in milliseconds. */
const pause = 800;

/**
 * Keeps the form in hand on the device shortly after each change, and at once when the page is left,
 * so that neither a crash nor an automatic logout loses it. `current` answers undefined when nothing is
 * unsaved. `forget` ends the keeping: saved or discarded; `stop` ends it until the next change.
 */
export function useKeepForm(notaryId: string, current: () => KeptEntry | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  const keepNow = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const entry = latest.current();
    void (entry ? keepDraft(notaryId, entry) : forgetDraft(notaryId));
  }, [notaryId]);

  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, pause);
  }, [keepNow]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const forget = useCallback(async () => {
    stop();
    await forgetDraft(notaryId);
  }, [notaryId, stop]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') keepNow();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keepNow]);

  return { keepSoon, stop, forget };
}
