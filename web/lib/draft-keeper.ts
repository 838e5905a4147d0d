import { warn } from './warn.ts';

/** An unsaved form as it was last kept on this device; `keptAt` is ISO 8601 UTC. */
export type KeptDraft = { value: unknown; keptAt: string };

const storeName = 'kept-drafts';

function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('notary-journal', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(storeName, mode);
      transaction.oncomplete = () => request.result.close();
      resolve(transaction.objectStore(storeName));
    };
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isKeptDraft(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'value' in value && 'keptAt' in value;
}

/**
 * Keeps a notary's unsaved form on this device, images and all, in place of the one kept before.
 * A browser without storage keeps nothing; the form itself is not disturbed.
 */
export async function keepDraft(userId: string, value: unknown): Promise<void> {
  try {
    const kept: KeptDraft = { value, keptAt: new Date().toISOString() };
    await done((await openStore('readwrite')).put(kept, userId));
  } catch (error) {
    warn('The unsaved entry could not be kept on this device', error);
  }
}

/** The form kept for this notary, if there is one. */
export async function keptDraft(userId: string): Promise<KeptDraft | undefined> {
  try {
    const kept: unknown = await done((await openStore('readonly')).get(userId));
    return isKeptDraft(kept) ? kept : undefined;
  } catch (error) {
    warn('The unsaved entry could not be read from this device', error);
    return undefined;
  }
}

/** Forgets the form kept for this notary: it was saved, submitted or discarded. */
export async function forgetDraft(userId: string): Promise<void> {
  try {
    await done((await openStore('readwrite')).delete(userId));
  } catch (error) {
    warn('The unsaved entry could not be removed from this device', error);
  }
}
