import { deviceKey } from '../offline/device-key.ts';
import { askToStay, withDevice } from '../offline/device-store.ts';
import { decrypt, encrypt } from '../offline/encrypt.ts';
import { keptPlace } from '../offline/seal-names.ts';
import { warn } from '../warn.ts';

const listeners = new Set<() => void>();

/**
 * Calls `listener` whenever this tab stores or removes an unsaved entry; returns a function that stops it.
 */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptChanged(): void {
  for (const listener of listeners) listener();
}

let lastChange: Promise<void> = Promise.resolve();

/** Makes changes one after the other, so that a slow copy cannot undo a removal that came after it. */
function inTurn(change: () => Promise<void>): Promise<void> {
  lastChange = lastChange.then(change);
  return lastChange;
}

/** An unsaved form as last stored on this device; `keptAt` is ISO 8601 UTC. */
export type KeptDraft = { value: unknown; keptAt: string };

/**
 * Stores a notary's unsaved form with its images on this device, encrypted with the notary's key, and
 * replaces the earlier one. A browser without storage stores nothing; the form continues to work.
 */
export function keepDraft(userId: string, value: unknown): Promise<void> {
  return inTurn(() => store(userId, value));
}

async function store(userId: string, value: unknown): Promise<void> {
  try {
    await withDevice(async (device) => {
      const key = await deviceKey(device, userId);
      // Store nothing after a logout.
      if (!key) return;
      const kept = {
        encrypted: await encrypt(key, keptPlace(userId), value),
        keptAt: new Date().toISOString(),
      };
      const writing = device.transaction(['keys', 'kept-drafts'], 'readwrite');
      if (await writing.objectStore('keys').count(userId)) {
        await writing.objectStore('kept-drafts').put(kept, userId);
      }
      await writing.done;
    });
    askToStay();
    keptChanged();
  } catch (error) {
    warn('The unsaved entry could not be kept on this device', error);
  }
}

/** Returns the form stored for this notary, if there is one. */
export async function keptDraft(userId: string): Promise<KeptDraft | undefined> {
  try {
    return await withDevice(async (device) => {
      const kept = await device.get('kept-drafts', userId);
      const key = kept && (await deviceKey(device, userId));
      if (!key) return undefined;
      return { value: await decrypt(key, keptPlace(userId), kept.encrypted), keptAt: kept.keptAt };
    });
  } catch (error) {
    warn('The unsaved entry could not be read from this device', error);
    return undefined;
  }
}

/** Removes the form stored for this notary after it was saved, submitted, or discarded. */
export function forgetDraft(userId: string): Promise<void> {
  return inTurn(() => remove(userId));
}

async function remove(userId: string): Promise<void> {
  try {
    await withDevice((device) => device.delete('kept-drafts', userId));
    keptChanged();
  } catch (error) {
    warn('The unsaved entry could not be removed from this device', error);
  }
}
