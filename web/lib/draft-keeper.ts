import { deviceKey } from './offline/device-key.ts';
import { withDevice } from './offline/device-store.ts';
import { keptPlace } from './offline/places.ts';
import { seal, unseal } from './offline/seal.ts';
import { warn } from './warn.ts';

const listeners = new Set<() => void>();

/** Calls `listener` whenever this tab keeps or forgets an entry in hand; returns the way to stop. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptChanged(): void {
  for (const listener of listeners) listener();
}

/** An unsaved form as it was last kept on this device; `keptAt` is ISO 8601 UTC. */
export type KeptDraft = { value: unknown; keptAt: string };

/**
 * Keeps a notary's unsaved form on this device, images and all, in place of the one kept before: sealed with
 * the notary's key. A browser without storage keeps nothing; the form itself is not disturbed.
 */
export async function keepDraft(userId: string, value: unknown): Promise<void> {
  try {
    await withDevice(async (device) => {
      const key = await deviceKey(device, userId);
      // After a logout nothing is kept any more.
      if (!key) return;
      const kept = { sealed: await seal(key, keptPlace(userId), value), keptAt: new Date().toISOString() };
      const writing = device.transaction(['keys', 'kept-drafts'], 'readwrite');
      if (await writing.objectStore('keys').count(userId)) {
        await writing.objectStore('kept-drafts').put(kept, userId);
      }
      await writing.done;
    });
    keptChanged();
  } catch (error) {
    warn('The unsaved entry could not be kept on this device', error);
  }
}

/** The form kept for this notary, if there is one. */
export async function keptDraft(userId: string): Promise<KeptDraft | undefined> {
  try {
    return await withDevice(async (device) => {
      const kept = await device.get('kept-drafts', userId);
      const key = kept && (await deviceKey(device, userId));
      if (!key) return undefined;
      return { value: await unseal(key, keptPlace(userId), kept.sealed), keptAt: kept.keptAt };
    });
  } catch (error) {
    warn('The unsaved entry could not be read from this device', error);
    return undefined;
  }
}

/** Forgets the form kept for this notary: it was saved, submitted or discarded. */
export async function forgetDraft(userId: string): Promise<void> {
  try {
    await withDevice((device) => device.delete('kept-drafts', userId));
    keptChanged();
  } catch (error) {
    warn('The unsaved entry could not be removed from this device', error);
  }
}
