type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Hears of the browser's back and forward before the router does. To be called before the router is there:
 * at a window, browsers call the listeners in their order, capturing or not.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Lets `onPopState` judge every step through the history first; answers the way to stop. */
export function guardHistory(onPopState: Guard): () => void {
  guard = onPopState;
  return () => {
    if (guard === onPopState) guard = undefined;
  };
}
