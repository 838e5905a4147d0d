import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRefreshSubscription } from '#web/lib/api/use-subscription.ts';

/** Delay before the plan is read again after a scheduled change, in milliseconds (specification, section 9). */
const reloadDelay = 2_000;

/** Reads the plan again shortly after a checkout has scheduled a change and opened this page. */
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
