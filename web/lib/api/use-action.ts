import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * An action of a button: while it runs, `busy` is true and a second call does nothing. `run` resolves to the
 * action's result, or to undefined when it was ignored.
 */
export function useAction<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): { run: (...args: Args) => Promise<Result | undefined>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const run = useCallback(async (...args: Args) => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      return await latest.current(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { run, busy };
}
