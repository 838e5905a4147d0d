import type { DBSchema, IDBPDatabase } from 'idb';
import { notify } from '#web/lib/browser/toasts.ts';
import { within } from '../within.ts';
import type { Encrypted } from './encrypt.ts';
import type { QueuedRecord } from './queue-types.ts';
import { watchTransactions } from './running-transactions.ts';

/** An unsaved form as stored on the device; `keptAt` is ISO 8601 UTC. */
export type KeptRecord = { encrypted: Encrypted; keptAt: string };

/**
 * The lock of a device that a password or a passkey opens without a connection: each proof can be decrypted with the key that
 * Argon2id makes of `salt` and the password, or HKDF of the passkey's own secret. `onlineAt` is the last session with a connection
 * (epoch ms), and `wrong` counts tries of passwords since.
 */
export type LockRecord = {
  notaryId: string;
  password?: { salt: Uint8Array<ArrayBuffer>; proof: Encrypted };
  passkey?: Encrypted;
  profile: Encrypted;
  onlineAt: number;
  wrong: number;
};

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
  /** The lock of each notary who signed in. */
  locks: { key: string; value: LockRecord };
}

export type Device = IDBPDatabase<DeviceSchema>;

/** How long the browser may take to open the database, and for one use of it, in milliseconds. */
const patience = { opening: 3_000, use: 10_000 };

/**
 * The browser does not answer about what it keeps, which WebKit may do until it is restarted. With `mayBeStored`, what was written
 * last may be stored nevertheless.
 */
export class DeviceSilentError extends Error {
  override name = 'DeviceSilentError';
  readonly mayBeStored: boolean;

  constructor(mayBeStored = false) {
    super('The database of this device does not answer');
    this.mayBeStored = mayBeStored;
  }
}

const open = (openDB: typeof import('idb').openDB) =>
  openDB<DeviceSchema>('notary-journal', 4, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) database.createObjectStore('kept-drafts');
      // The first version stored the unsaved entry unencrypted.
      else if (from < 2) void transaction.objectStore('kept-drafts').clear();
      if (from < 2) {
        database.createObjectStore('queue', { keyPath: 'id' }).createIndex('notary', 'notaryId');
        database.createObjectStore('keys');
      }
      if (from < 3) database.createObjectStore('recent-acts');
      if (from < 4) database.createObjectStore('locks', { keyPath: 'notaryId' });
    },
  });

/** The browser's databases, if they have not answered in time, and not since. */
let silent: IDBFactory | undefined;

/** Waits for the browser's databases. If they do not answer in time, nothing else waits for them until they do. */
async function answerOf<T>(answer: Promise<T>, milliseconds: number, giveUp: () => boolean): Promise<T> {
  const asked = indexedDB;
  return await within(milliseconds, answer, () => {
    silent = asked;
    const mayBeStored = giveUp();
    answer
      .catch(() => {})
      .finally(() => {
        silent = undefined;
      });
    notify.error(
      'This browser does not answer about what it keeps. Close it completely and open it again. Until then, nothing is kept on this device.',
      { id: 'device-silent', duration: Number.POSITIVE_INFINITY },
    );
    return new DeviceSilentError(mayBeStored);
  });
}

/** Opens the database, and closes it if it comes too late. */
async function openInTime({ openDB }: typeof import('idb')): Promise<Device> {
  if (silent === indexedDB) throw new DeviceSilentError();
  const opening = open(openDB);
  return await answerOf(opening, patience.opening, () => {
    opening.then((device) => device.close()).catch(() => {});
    return false;
  });
}

let hasAsked = false;

/** Asks the browser, once on a page, not to delete what it keeps: a full disk, or a week without a visit, would. */
export function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

/** Aborts what a use is doing. */
const aborts = new Set<() => void>();

/** Whether the page was left, and the browser keeps it for the way back. */
let isLeft = false;

// WebKit keeps such a page with its transactions, which then hold up every later page that writes.
globalThis.window?.addEventListener('pagehide', ({ persisted }) => {
  isLeft = persisted;
  if (persisted) for (const abort of aborts) abort();
});
globalThis.window?.addEventListener('pageshow', () => {
  isLeft = false;
});

/**
 * Opens the device's database for one use, so that no tab blocks another tab with a newer version. Throws a `DeviceSilentError` if
 * the browser does not open it, or does not end the use, or the page was left: then nothing is stored later.
 */
export async function withDevice<T>(use: (device: Device) => Promise<T>): Promise<T> {
  // Beside the first page, which can be shown without it.
  const idb = await import('idb');
  const device = await openInTime(idb);
  const abortAll = watchTransactions(device, idb.wrap);
  let mayBeStored = false;
  const abort = () => {
    mayBeStored = abortAll();
    return mayBeStored;
  };
  aborts.add(abort);
  try {
    if (isLeft) throw new DeviceSilentError();
    return await answerOf(use(device), patience.use, abort);
  } catch (error) {
    throw isLeft ? new DeviceSilentError(mayBeStored) : error;
  } finally {
    aborts.delete(abort);
    // Nothing begins another transaction in a closed database.
    device.close();
  }
}
