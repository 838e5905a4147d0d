import type { Route } from '#shared/contract/define-route.ts';
import { type RouteId, routes } from '#shared/contract/routes.ts';

/**
 * Idempotency keys of calls. A retry of the same content after a lost or failed answer sends the key of the first attempt, so it
 * is carried out once. Stored per tab with a digest of the content, so that a reload changes nothing. What derives from a
 * password or a code stays in memory.
 */
const inMemory = new Map<string, string>();

type Kept = { get: () => string | null | undefined; set: (value: string) => void; remove: () => void };

function keptFor(id: RouteId, url: string): Kept {
  const name = `retry ${id} ${url}`;
  const { secret }: Route = routes[id];
  if (secret) {
    return {
      get: () => inMemory.get(name),
      set: (value) => void inMemory.set(name, value),
      remove: () => void inMemory.delete(name),
    };
  }
  return {
    get: () => sessionStorage.getItem(name),
    set: (value) => sessionStorage.setItem(name, value),
    remove: () => sessionStorage.removeItem(name),
  };
}

async function digestOf(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the key for this call: the key of its unfinished first attempt, or a new one. */
export async function retryKey(id: RouteId, url: string, content: string): Promise<string> {
  const kept = keptFor(id, url);
  const digest = await digestOf(content);
  const [knownDigest, knownKey] = kept.get()?.split(' ') ?? [];
  if (knownKey && knownDigest === digest) return knownKey;
  const key = crypto.randomUUID();
  kept.set(`${digest} ${key}`);
  return key;
}

/** Removes the key after a final answer; the next call gets a new one. */
export function settleRetryKey(id: RouteId, url: string): void {
  keptFor(id, url).remove();
}
