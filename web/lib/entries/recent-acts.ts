import { deviceKey } from '../offline/device-key.ts';
import { withDevice } from '../offline/device-store.ts';
import { decrypt, encrypt } from '../offline/encrypt.ts';
import { recentActsPlace } from '../offline/seal-names.ts';
import { warn } from '../warn.ts';

/** A place as an entry names it. */
export type RecentPlace = { label: string; lat: number | null; lng: number | null };

/** The suggestion of an earlier act for the next one. It names no person. */
export type RecentAct = {
  stateCode: string;
  documentType: string;
  /** Empty if the document type names the act. */
  actType: string;
  /** Dollars. */
  fee: number;
  titles: string[];
  place: RecentPlace | null;
};

/** How many acts the device remembers: enough for the titles of some months. */
const remembered = 60;

/**
 * Returns the notary's recent acts on this device, latest first; undefined if the device remembers none, as after a
 * login.
 */
export async function recentActs(notaryId: string): Promise<RecentAct[] | undefined> {
  try {
    return await withDevice(async (device) => {
      const encrypted = await device.get('recent-acts', notaryId);
      const key = encrypted && (await deviceKey(device, notaryId));
      // Encrypted by this site alone, with an authenticated cipher.
      return key && ((await decrypt(key, recentActsPlace(notaryId), encrypted)) as RecentAct[]);
    });
  } catch (error) {
    warn('Recent acts could not be read from this device', error);
    return undefined;
  }
}

/**
 * Adds acts, latest first, to those that the device remembers, encrypted with the notary's key. A logout removes them.
 * Of two tabs that do this in the same moment, one may be forgotten: they are only suggestions.
 */
export async function rememberActs(notaryId: string, acts: readonly RecentAct[]): Promise<void> {
  const before = (await recentActs(notaryId)) ?? [];
  try {
    await withDevice(async (device) => {
      const key = await deviceKey(device, notaryId);
      if (!key) return;
      const latest = [...acts, ...before].slice(0, remembered);
      const encrypted = await encrypt(key, recentActsPlace(notaryId), latest);
      const writing = device.transaction(['keys', 'recent-acts'], 'readwrite');
      // Store nothing after a logout.
      if (await writing.objectStore('keys').count(notaryId)) {
        await writing.objectStore('recent-acts').put(encrypted, notaryId);
      }
      await writing.done;
    });
  } catch (error) {
    warn('Recent acts could not be kept on this device', error);
  }
}
