import { warn } from '../warn.ts';
import { deviceKey } from './device-key.ts';
import { askToStay, type Device, withDevice } from './device-store.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { queueChanged } from './queue-changes.ts';
import type { QueueBody, QueuedEntry, QueuedRecord, QueueHead } from './queue-types.ts';
import { bodyPlace, headPlace, keptPlace } from './seal-names.ts';

/** There is no key to encrypt with: the notary logged out, so nothing more is stored. */
export class NoDeviceKeyError extends Error {
  override name = 'NoDeviceKeyError';
}

async function keyOf(device: Device, notaryId: string): Promise<CryptoKey> {
  const key = await deviceKey(device, notaryId);
  if (!key) throw new NoDeviceKeyError('This device keeps nothing for this notary any more');
  return key;
}

/**
 * Returns the record if it belongs to this notary: no account sees or sends what another one left on the
 * device.
 */
async function recordOf(device: Device, notaryId: string, id: string): Promise<QueuedRecord | undefined> {
  const record = await device.get('queue', id);
  return record?.notaryId === notaryId ? record : undefined;
}

async function headOf(key: CryptoKey, record: QueuedRecord): Promise<QueueHead> {
  // Encrypted by this site alone, with an authenticated cipher.
  return (await decrypt(key, headPlace(record.id), record.head)) as QueueHead;
}

/**
 * Moves the unsaved entry into the queue in one transaction: it is never in both places or in neither. Throws
 * when the device cannot store it. If it may have stored it nevertheless, call it again with the same ID.
 */
export async function enqueue(
  notaryId: string,
  entry: {
    /** It waits to be sent unless the head says otherwise. */
    head: Omit<QueueHead, 'state' | 'tries' | 'notBefore'> & Partial<Pick<QueueHead, 'state' | 'notBefore'>>;
    body: QueueBody;
    now: Date;
    id?: string;
  },
): Promise<string> {
  const { id = crypto.randomUUID() } = entry;
  await withDevice(async (device) => {
    const key = await keyOf(device, notaryId);
    const head: QueueHead = { state: { is: 'waiting' }, notBefore: null, ...entry.head, tries: 0 };
    const record: QueuedRecord = {
      id,
      notaryId,
      queuedAt: entry.now.toISOString(),
      head: await encrypt(key, headPlace(id), head),
      body: await encrypt(key, bodyPlace(id), entry.body),
    };
    const writing = device.transaction(['queue', 'kept-drafts', 'keys'], 'readwrite', {
      durability: 'strict',
    });
    const isKeyThere = (await writing.objectStore('keys').count(notaryId)) > 0;
    if (isKeyThere) {
      const earlier = await writing.objectStore('queue').get(id);
      // Without a body, it has been sent.
      if (earlier?.body !== null) await writing.objectStore('queue').put(record);
      await writing.objectStore('kept-drafts').delete(notaryId);
    }
    await writing.done;
    if (!isKeyThere) throw new NoDeviceKeyError('The key was taken away by a logout');
  });
  askToStay();
  queueChanged();
  return id;
}

/** Returns this notary's queue, oldest first. */
export async function queuedEntries(notaryId: string): Promise<QueuedEntry[]> {
  return await withDevice(async (device) => {
    const records = await device.getAllFromIndex('queue', 'notary', notaryId);
    if (records.length === 0) return [];
    const key = await keyOf(device, notaryId);
    const entries = await Promise.all(
      records.map(async (record) => {
        try {
          return [{ ...(await headOf(key, record)), id: record.id, queuedAt: record.queuedAt }];
        } catch (error) {
          // A logout removed its key, so it can’t be decrypted.
          warn('A queued entry cannot be opened with the key of this device', error);
          return [];
        }
      }),
    );
    return entries.flat().sort((a, b) => a.queuedAt.localeCompare(b.queuedAt));
  });
}

/** Returns the entry itself; undefined when it left the queue or was sent. */
export async function queuedBody(notaryId: string, id: string): Promise<QueueBody | undefined> {
  return await withDevice(async (device) => {
    const record = await recordOf(device, notaryId, id);
    if (!record?.body) return undefined;
    return (await decrypt(await keyOf(device, notaryId), bodyPlace(id), record.body)) as QueueBody;
  });
}

/**
 * Changes what is known of a queued entry; a null `body` removes the entry itself. An entry that left the
 * queue stays out of it. Call it only while holding the queue's lock.
 */
export async function changeQueued(
  notaryId: string,
  id: string,
  change: { head?: Partial<QueueHead>; body?: QueueBody | null },
): Promise<void> {
  await withDevice(async (device) => {
    const record = await recordOf(device, notaryId, id);
    if (!record) return;
    const key = await keyOf(device, notaryId);
    const changed = { ...record };
    if (change.head) {
      changed.head = await encrypt(key, headPlace(id), { ...(await headOf(key, record)), ...change.head });
    }
    if (change.body !== undefined) {
      changed.body = change.body && (await encrypt(key, bodyPlace(id), change.body));
    }
    const writing = device.transaction('queue', 'readwrite', { durability: 'strict' });
    if (await writing.store.get(id)) await writing.store.put(changed);
    await writing.done;
  });
  if (change.head) queueChanged();
}

/**
 * Makes a queued entry the unsaved entry again, in one transaction, with the changes of `revised`. Refuses
 * while another unsaved entry exists.
 */
export async function takeBack(
  notaryId: string,
  id: string,
  revised: (body: QueueBody) => unknown,
  now: Date,
): Promise<'taken' | 'gone' | 'hand-is-full'> {
  const outcome = await withDevice(async (device) => {
    const record = await recordOf(device, notaryId, id);
    if (!record?.body) return 'gone';
    const key = await keyOf(device, notaryId);
    const body = (await decrypt(key, bodyPlace(id), record.body)) as QueueBody;
    const encrypted = await encrypt(key, keptPlace(notaryId), revised(body));
    const writing = device.transaction(['queue', 'kept-drafts'], 'readwrite', { durability: 'strict' });
    const isFull = (await writing.objectStore('kept-drafts').count(notaryId)) > 0;
    const isThere = (await writing.objectStore('queue').count(id)) > 0;
    if (!isFull && isThere) {
      await writing.objectStore('queue').delete(id);
      await writing.objectStore('kept-drafts').put({ encrypted, keptAt: now.toISOString() }, notaryId);
    }
    await writing.done;
    return isFull ? 'hand-is-full' : isThere ? 'taken' : 'gone';
  });
  if (outcome === 'taken') queueChanged();
  return outcome;
}

/** Removes a queued entry permanently. */
export async function removeQueued(notaryId: string, id: string): Promise<void> {
  await withDevice(async (device) => {
    if (await recordOf(device, notaryId, id)) await device.delete('queue', id);
  });
  queueChanged();
}
