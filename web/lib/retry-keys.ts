/**
 * Idempotency keys of calls that create something. A repeat of the same content after a lost or
 * failed answer carries the key of the first try, so that nothing is created twice.
 */
const open = new Map<string, { content: string; key: string }>();

/** The key for this call: the one of its unfinished first try, or a new one. */
export function retryKey(call: string, content: string): string {
  const known = open.get(call);
  if (known?.content === content) return known.key;
  const key = crypto.randomUUID();
  open.set(call, { content, key });
  return key;
}

/** The call was answered for good: the next one is a new one. */
export function settleRetryKey(call: string): void {
  open.delete(call);
}
