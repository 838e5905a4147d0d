import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QueuedRecord } from './queue-types.ts';
import type { Sealed } from './seal.ts';

/** An unsaved form as it lies on the device; `keptAt` is ISO 8601 UTC. */
export type KeptRecord = { sealed: Sealed; keptAt: string };

/** What the device keeps. Everything of an entry is sealed with the key of the notary whose it is. */
export interface DeviceSchema extends DBSchema {
  /** The entry in hand, by the notary's id. */
  'kept-drafts': { key: string; value: KeptRecord };
  /** What waits to be sent, by its own id. */
  queue: { key: string; value: QueuedRecord; indexes: { notary: string } };
  /** The key of each notary; no script can read what is in it. */
  keys: { key: string; value: CryptoKey };
}

export type Device = IDBPDatabase<DeviceSchema>;

/** Opens what the device keeps for one use, so that no tab holds up another that has a newer version. */
export async function withDevice<T>(use: (device: Device) => Promise<T>): Promise<T> {
  const device = await openDB<DeviceSchema>('notary-journal', 2, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) database.createObjectStore('kept-drafts');
      // The first version kept the entry in hand unsealed.
      else void transaction.objectStore('kept-drafts').clear();
      if (from < 2) {
        database.createObjectStore('queue', { keyPath: 'id' }).createIndex('notary', 'notaryId');
        database.createObjectStore('keys');
      }
    },
  });
  try {
    return await use(device);
  } finally {
    device.close();
  }
}
