import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guardHistory, historyIndex } from './history-guard.ts';
import { holdsUnsavedEdits } from './unsaved-edits.ts';

/** Returns the target of a click if it would leave the current view in this tab. */
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
 * Asks before the notary leaves unsaved changes by a link, by the browser's back and forward buttons, or by closing the
 * page (in the browser's own words). A form that is kept on the device reports itself with `isEdited`, and closing the page
 * does not ask about it. `isAsking` is true while the question is open.
 */
export function useLeaveQuestion({ isEdited = false } = {}) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);
  const shownIndex = useRef<number>(undefined);
  const isKeptEdited = useRef(isEdited);

  useEffect(() => {
    isKeptEdited.current = isEdited;
  }, [isEdited]);

  useEffect(() => {
    // Every location has its own key. If the key changed, the question has been answered.
    if (key) isLeaving.current = false;
    shownIndex.current = historyIndex() ?? shownIndex.current;
  }, [key]);

  useEffect(() => {
    const mustAsk = () => !isLeaving.current && (isKeptEdited.current || holdsUnsavedEdits());
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
      // Bypasses the router, so that the view and its address stay.
      event.stopImmediatePropagation();
      if (!isReturning) {
        window.history.go(-steps);
        setLeave(() => () => window.history.go(steps));
      }
      isReturning = !isReturning;
    }
    function onUnload(event: BeforeUnloadEvent): void {
      if (!isLeaving.current && holdsUnsavedEdits()) event.preventDefault();
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
    /** Runs `action`, after the question if there are unsaved changes. */
    ask: useCallback((action: () => void) => {
      if (isKeptEdited.current || holdsUnsavedEdits()) setLeave(() => action);
      else action();
    }, []),
  };
}
