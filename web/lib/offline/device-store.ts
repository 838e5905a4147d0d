import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Encrypted } from './encrypt.ts';
import type { QueuedRecord } from './queue-types.ts';

/** An unsaved form as stored on the device; `keptAt` is ISO 8601 UTC. */
export type KeptRecord = { encrypted: Encrypted; keptAt: string };

/** The device's database. Every entry in it is encrypted with its notary's key. */
export interface DeviceSchema extends DBSchema {
  /** The unsaved entry, by the notary's ID. */
  'kept-drafts': { key: string; value: KeptRecord };
  /** The queued entries, by their own IDs. */
  queue: { key: string; value: QueuedRecord; indexes: { notary: string } };
  /** Suggestions from earlier acts for the next one, by the notary's ID. */
  'recent-acts': { key: string; value: Encrypted };
  /** The key of each notary; scripts cannot read its bytes. */
  keys: { key: string; value: CryptoKey };
}

export type Device = IDBPDatabase<DeviceSchema>;

/** Opens the device's database for one use, so that no tab blocks another tab with a newer version. */
export async function withDevice<T>(use: (device: Device) => Promise<T>): Promise<T> {
  const device = await openDB<DeviceSchema>('notary-journal', 3, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) database.createObjectStore('kept-drafts');
      // The first version stored the unsaved entry unencrypted.
      else if (from < 2) void transaction.objectStore('kept-drafts').clear();
      if (from < 2) {
        database.createObjectStore('queue', { keyPath: 'id' }).createIndex('notary', 'notaryId');
        database.createObjectStore('keys');
      }
      if (from < 3) database.createObjectStore('recent-acts');
    },
  });
  try {
    return await use(device);
  } finally {
    device.close();
  }
}
