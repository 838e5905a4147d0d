import type { EntryPayload } from '#web/lib/api/api-types.ts';

/** SHA-256 of what an entry contains, whatever its version and whenever it was submitted; in hexadecimal. */
export async function contentDigest(payload: EntryPayload): Promise<string> {
  const content = JSON.stringify({ ...payload, version: undefined, recordedAt: undefined });
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
