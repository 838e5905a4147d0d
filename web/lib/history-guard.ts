type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Listens to the browser's back and forward before the router does. Call it before the router exists:
 * browsers call a window's listeners in the order they were added, capturing or not.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Lets `onPopState` judge every step through the history first; returns a function that stops it. */
export function guardHistory(onPopState: Guard): () => void {
  guard = onPopState;
  return () => {
    if (guard === onPopState) guard = undefined;
  };
}
