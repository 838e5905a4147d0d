import { sessionState } from '../session-store.ts';
import { type Device, withDevice } from './device-store.ts';
import { newKey } from './seal.ts';

/**
 * The key that seals what this device keeps for a notary; made when there is none and the notary is signed
 * in. Undefined after a logout, which took the key away: nothing more is kept then.
 */
export async function deviceKey(device: Device, notaryId: string): Promise<CryptoKey | undefined> {
  const known = await device.get('keys', notaryId);
  if (known || sessionState().session?.user.id !== notaryId) return known;
  const made = await newKey();
  const writing = device.transaction('keys', 'readwrite');
  // Another tab may have made one meanwhile, and used it.
  const first = await writing.store.get(notaryId);
  if (!first) await writing.store.put(made, notaryId);
  await writing.done;
  return first ?? made;
}

/** Makes the key while the notary is signed in, so that an automatic logout can still keep the entry in hand. */
export async function prepareDevice(notaryId: string): Promise<void> {
  await withDevice((device) => deviceKey(device, notaryId));
}

/** Takes away everything that the device keeps for a notary, and the key with it: all of it at once. */
export async function clearDevice(notaryId: string): Promise<void> {
  await withDevice(async (device) => {
    const clearing = device.transaction(['kept-drafts', 'queue', 'keys'], 'readwrite');
    const queued = await clearing.objectStore('queue').index('notary').getAllKeys(notaryId);
    await Promise.all([
      clearing.objectStore('kept-drafts').delete(notaryId),
      ...queued.map((id) => clearing.objectStore('queue').delete(id)),
      clearing.objectStore('keys').delete(notaryId),
      clearing.done,
    ]);
  });
}
