/**
 * Idempotency keys of calls that create something. A retry of the same content after a lost or failed answer
 * sends the key of the first attempt, so nothing is created twice, even after a reload. Stored per tab with a
 * digest of the content.
 */
const storageName = (call: string) => `retry ${call}`;

async function digestOf(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the key for this call: the key of its unfinished first attempt, or a new one. */
export async function retryKey(call: string, content: string): Promise<string> {
  const digest = await digestOf(content);
  const [knownDigest, knownKey] = sessionStorage.getItem(storageName(call))?.split(' ') ?? [];
  if (knownKey && knownDigest === digest) return knownKey;
  const key = crypto.randomUUID();
  sessionStorage.setItem(storageName(call), `${digest} ${key}`);
  return key;
}

/** Removes the key after a final answer; the next call gets a new one. */
export function settleRetryKey(call: string): void {
  sessionStorage.removeItem(storageName(call));
}
