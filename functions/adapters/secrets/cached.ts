const freshMs = 10 * 60_000;
const retryMs = 60_000;

/**
 * Caches a value for ten minutes, then fetches it again. If that fails, it keeps the old value and retries a
 * minute later. Concurrent calls share one fetch. `now` is in milliseconds.
 */
export function cached<T>(fetchValue: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: { value: T; freshUntil: number } | undefined;
  let running: Promise<T> | undefined;

  async function refresh(): Promise<T> {
    try {
      kept = { value: await fetchValue(), freshUntil: now() + freshMs };
    } catch (error) {
      if (!kept) throw error;
      kept.freshUntil = now() + retryMs;
    } finally {
      running = undefined;
    }
    return kept.value;
  }

  return async () => {
    if (kept && now() < kept.freshUntil) return kept.value;
    running ??= refresh();
    return running;
  };
}
