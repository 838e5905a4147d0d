/**
 * Idempotency keys of calls that create something. A repeat of the same content after a lost or failed
 * answer carries the key of the first try, so that nothing is created twice; a reload of the page keeps it.
 * Kept per tab, with a digest of the content instead of the content.
 */
const storageName = (call: string) => `retry ${call}`;

async function digestOf(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key for this call: the one of its unfinished first try, or a new one. */
export async function retryKey(call: string, content: string): Promise<string> {
  const digest = await digestOf(content);
  const [knownDigest, knownKey] = sessionStorage.getItem(storageName(call))?.split(' ') ?? [];
  if (knownKey && knownDigest === digest) return knownKey;
  const key = crypto.randomUUID();
  sessionStorage.setItem(storageName(call), `${digest} ${key}`);
  return key;
}

/** The call was answered for good: the next one is a new one. */
export function settleRetryKey(call: string): void {
  sessionStorage.removeItem(storageName(call));
}
