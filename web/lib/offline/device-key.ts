import { sessionState } from '../session/session-store.ts';
import { type Device, withDevice } from './device-store.ts';
import { newKey } from './encrypt.ts';

/**
 * Returns the key that encrypts a notary's data on this device. Creates it when there is none and the notary
 * is signed in. Returns undefined after a logout, which removes the key: nothing more is stored then.
 */
export async function deviceKey(device: Device, notaryId: string): Promise<CryptoKey | undefined> {
  const known = await device.get('keys', notaryId);
  if (known || sessionState().session?.user.id !== notaryId) return known;
  const made = await newKey();
  const writing = device.transaction('keys', 'readwrite');
  // Another tab may have created a key in the meantime and used it.
  const first = await writing.store.get(notaryId);
  if (!first) await writing.store.put(made, notaryId);
  await writing.done;
  return first ?? made;
}

/**
 * Creates the key while the notary is signed in, so that an automatic logout can still store the unsaved
 * entry.
 */
export async function prepareDevice(notaryId: string): Promise<void> {
  await withDevice((device) => deviceKey(device, notaryId));
}

/** Removes everything this device stores for a notary, including the key, in one transaction. */
export async function clearDevice(notaryId: string): Promise<void> {
  await withDevice(async (device) => {
    const clearing = device.transaction(
      ['kept-drafts', 'recent-acts', 'queue', 'keys', 'locks'],
      'readwrite',
    );
    const queued = await clearing.objectStore('queue').index('notary').getAllKeys(notaryId);
    await Promise.all([
      clearing.objectStore('kept-drafts').delete(notaryId),
      clearing.objectStore('recent-acts').delete(notaryId),
      ...queued.map((id) => clearing.objectStore('queue').delete(id)),
      clearing.objectStore('keys').delete(notaryId),
      clearing.objectStore('locks').delete(notaryId),
      clearing.done,
    ]);
  });
}
