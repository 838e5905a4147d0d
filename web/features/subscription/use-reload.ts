import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRefreshSubscription } from '#web/lib/use-subscription.ts';

/** How long after a change was scheduled everything is read anew, in milliseconds (specification, section 9). */
const reloadDelay = 2_000;

/** Reads everything about the plan once more, a moment after a checkout has scheduled a change and led here. */
export function useReloadAfterScheduling(): void {
  const { state } = useLocation();
  const refresh = useRefreshSubscription();
  const hasScheduled = Reflect.get(Object(state), 'hasScheduled') === true;
  useEffect(() => {
    if (!hasScheduled) return;
    const timer = setTimeout(() => void refresh(), reloadDelay);
    return () => clearTimeout(timer);
  }, [hasScheduled, refresh]);
}
