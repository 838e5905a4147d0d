type Guard = (event: PopStateEvent) => void;

/** The guards of the open views, the latest last. Only the latest judges. */
const guards: Guard[] = [];

/**
 * Listens to the browser's back and forward before the router does. Call it before the router exists:
 * browsers call a window's listeners in the order they were added, capturing or not.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event));
}

/** Lets `onPopState` judge every step through the history first; returns a function that stops it. */
export function guardHistory(onPopState: Guard): () => void {
  guards.push(onPopState);
  return () => {
    const at = guards.indexOf(onPopState);
    if (at >= 0) guards.splice(at, 1);
  };
}

/** Returns the router's index of the current history entry. */
export function historyIndex(): number | undefined {
  const index: unknown = Reflect.get(Object(window.history.state), 'idx');
  return typeof index === 'number' ? index : undefined;
}

/** Undoes every step through the history, unseen by the router; returns a function that stops it. */
export function stayHere(): () => void {
  const here = historyIndex();
  return guardHistory((event) => {
    event.stopImmediatePropagation();
    const steps = (historyIndex() ?? Number.NaN) - (here ?? Number.NaN);
    if (steps) window.history.go(-steps);
  });
}
