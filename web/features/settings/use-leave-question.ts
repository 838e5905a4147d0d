import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guardHistory } from '#web/lib/history-guard.ts';
import { holdsUnsavedEdits } from '#web/lib/unsaved-edits.ts';

/** The router numbers the entries of the browser's history. */
function historyIndex(): number | undefined {
  const index: unknown = Reflect.get(Object(window.history.state), 'idx');
  return typeof index === 'number' ? index : undefined;
}

/** Where a click leads within the site, if it would leave what is shown in this browser tab. */
function leavingTo(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.origin !== window.location.origin)
    return undefined;
  const href = link.getAttribute('href');
  const to = link.pathname + link.search;
  const isHere = to === window.location.pathname + window.location.search;
  return href === null || href.startsWith('#') || isHere ? undefined : to + link.hash;
}

/**
 * Asks before anything unsaved is left: by a link, by the browser's back and forward, or by closing the
 * page (where the browser asks in its own words). `isAsking` says that the question is to be shown.
 */
export function useLeaveQuestion() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);
  const shownIndex = useRef<number>(undefined);

  useEffect(() => {
    // Every location has a key of its own: where it changed, the question has been answered.
    if (key) isLeaving.current = false;
    shownIndex.current = historyIndex() ?? shownIndex.current;
  }, [key]);

  useEffect(() => {
    const mustAsk = () => !isLeaving.current && holdsUnsavedEdits();
    let isReturning = false;

    function onClick(event: MouseEvent): void {
      const to = mustAsk() ? leavingTo(event) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(to));
    }
    function onPopState(event: PopStateEvent): void {
      const steps = (historyIndex() ?? Number.NaN) - (shownIndex.current ?? Number.NaN);
      if (!isReturning && (!mustAsk() || !steps)) return;
      // The router is not told: what is shown stays, and so does its address.
      event.stopImmediatePropagation();
      if (!isReturning) {
        window.history.go(-steps);
        setLeave(() => () => window.history.go(steps));
      }
      isReturning = !isReturning;
    }
    function onUnload(event: BeforeUnloadEvent): void {
      if (mustAsk()) event.preventDefault();
    }

    window.addEventListener('click', onClick, true);
    const endGuard = guardHistory(onPopState);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, true);
      endGuard();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [navigate]);

  return {
    isAsking: leave !== undefined,
    stay: () => setLeave(undefined),
    leave: () => {
      isLeaving.current = true;
      setLeave(undefined);
      leave?.();
    },
    /** Goes on with `action`, after the question where there is something to lose. */
    ask: useCallback((action: () => void) => {
      if (holdsUnsavedEdits()) setLeave(() => action);
      else action();
    }, []),
  };
}
