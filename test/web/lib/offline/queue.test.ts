import 'fake-indexeddb/auto';
import {
  IDBObjectStore as FDBObjectStore,
  IDBRequest as FDBRequest,
  IDBTransaction as FDBTransaction,
  IDBFactory,
} from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readKeptEntry } from '#web/features/wizard/saving/read-kept-entry.ts';
import { sendQueued } from '#web/features/wizard/saving/send-queued.ts';
import { keepDraft, keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { unlinkedEntries } from '#web/lib/entries/order-links.ts';
import { clearDevice } from '#web/lib/offline/device-key.ts';
import { DeviceSilentError, withDevice } from '#web/lib/offline/device-store.ts';
import { enqueue, queuedBody, queuedEntries, removeQueued } from '#web/lib/offline/queue.ts';
import { editQueued, sendAgain, sendWithRoom } from '#web/lib/offline/queue-actions.ts';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import { pauseAfter, syncQueue } from '#web/lib/offline/sync-queue.ts';
import { endSession } from '#web/lib/session/session-store.ts';
import { aProfile } from '../../support/answers.ts';
import { startEntryServer } from '../../support/entry-server.ts';
import { type FakeApi, refused, startFakeApi } from '../../support/fake-api.ts';
import { fakeLocksPerTest } from '../../support/locks.ts';
import { storeSession } from '../../support/site.tsx';
import { aForm } from '../../support/wizard-page.ts';

const notary = aProfile();
const other = aProfile({ id: '01J00000000000000000000002', email: 'other@example.com' });
let now = new Date('2026-11-20T18:00:00Z');
let api: FakeApi;
let server: ReturnType<typeof startEntryServer>;

fakeLocksPerTest();

beforeEach(() => {
  now = new Date('2026-11-20T18:00:00Z');
  vi.stubGlobal('indexedDB', new IDBFactory());
  // The saver's tests cover the pause before a submission.
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, time = 0) => wait(work, time === 1000 ? 0 : time));
  localStorage.clear();
  storeSession(notary);
  api = startFakeApi();
  server = startEntryServer(api);
});

afterEach(() => {
  vi.unstubAllGlobals();
  expect(api.unexpected).toEqual([]);
});

async function put(task: QueueTask = 'submit', more: object = {}, notaryId = notary.id): Promise<string> {
  const form = { ...aForm('OH', 'affidavit'), ...more };
  const head = { task, date: form.date, documentType: form.documentType, signers: ['Ana Diaz'] };
  const id = await enqueue(notaryId, { head, body: { form, saver: {} }, now });
  now = new Date(now.getTime() + 1_000);
  return id;
}

const sync = (eager = false) => syncQueue(notary.id, sendQueued, { now: () => now, eager });
const states = async () => (await queuedEntries(notary.id)).map(({ state }) => state);

test('remembers which order a sent entry was started from, also if it was edited in between', async () => {
  const form = aForm('OH', 'affidavit');
  const head = { task: 'submit' as const, date: form.date, documentType: form.documentType, signers: [] };
  const id = await enqueue(notary.id, { head, body: { form, saver: {}, orderId: 'order-1' }, now });
  expect(await editQueued(notary.id, { id, state: { is: 'waiting' } }, now)).toBe('taken');
  const kept = readKeptEntry((await keptDraft(notary.id))?.value);
  expect(kept?.orderId).toBe('order-1');
  await enqueue(notary.id, { head, body: { form, saver: {}, orderId: kept?.orderId }, now });
  await sync();
  const [{ id: entryId } = { id: '' }] = server.submitted();
  expect([...unlinkedEntries(notary.id)]).toEqual([['order-1', [entryId]]]);
});

test('sends waiting entries oldest first, and keeps only a line of each on the device', async () => {
  const first = await put();
  await put('submit', { comments: 'second' });
  expect(await sync()).toBeUndefined();
  expect(server.submitted().map(({ entryNumber, comments }) => [entryNumber, comments])).toEqual([
    ['000001', null],
    ['000002', 'second'],
  ]);
  expect(await states()).toMatchObject([
    { is: 'sent', entryNumber: '000001' },
    { is: 'sent', entryNumber: '000002' },
  ]);
  expect(await queuedBody(notary.id, first)).toBeUndefined();
});

test('an act keeps its own date when it is sent days later', async () => {
  await put();
  now = new Date('2026-11-23T18:00:00Z');
  await sync();
  expect(server.submitted().map(({ date }) => date)).toEqual(['2026-11-20']);
});

test('no part of an entry is readable on the device without the key', async () => {
  await put('submit', { comments: 'a secret' });
  const [records, key] = await withDevice(async (device) => [
    await device.getAll('queue'),
    await device.get('keys', notary.id),
  ]);
  const text = records
    .flatMap(({ head, body }) => [head, ...(body ? [body] : [])])
    .map(({ bytes }) => new TextDecoder().decode(bytes))
    .join();
  expect(text.length).toBeGreaterThan(500);
  expect(text).not.toMatch(/secret|Diaz|X1234567/);
  expect(key?.extractable).toBe(false);
});

test('entries of one account are neither shown nor sent while another is signed in', async () => {
  const id = await put();
  storeSession(other, Date.now(), 'token-2');
  expect(await queuedEntries(other.id)).toEqual([]);
  expect(await queuedBody(other.id, id)).toBeUndefined();
  await removeQueued(other.id, id);
  await syncQueue(other.id, sendQueued, { now: () => now });
  await sync();
  expect(api.calls).toEqual([]);
  storeSession(notary, Date.now(), 'token-3');
  await sync();
  expect(server.submitted()).toHaveLength(1);
});

test('a change of account stops the sending', async () => {
  await put();
  const create = api.reply('create-draft');
  api.on('create-draft', (call) => {
    storeSession(other, Date.now(), 'token-2');
    return create(call);
  });
  await sync();
  await sync();
  expect(api.calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1']);
});

test('a logout deletes the entries and the key, and a late tab cannot store any more', async () => {
  await put();
  await keepDraft(notary.id, { form: 'in hand' });
  endSession();
  await clearDevice(notary.id);
  await keepDraft(notary.id, { form: 'late' });
  storeSession(notary, Date.now(), 'token-2');
  await put();
  const keeping = keepDraft(notary.id, { form: 'x'.repeat(200_000) });
  endSession();
  await Promise.all([keeping, clearDevice(notary.id)]);
  await expect(put()).rejects.toThrow('keeps nothing');
  const left = await withDevice(async (device) => [
    await device.count('queue'),
    await device.count('kept-drafts'),
    await device.count('keys'),
  ]);
  expect(left).toEqual([0, 0, 0]);
});

test('an automatic sign-out keeps everything for the same notary', async () => {
  await put();
  endSession('You were signed out');
  await sync();
  expect(api.calls).toEqual([]);
  storeSession(notary, Date.now(), 'token-2');
  expect(await states()).toEqual([{ is: 'waiting' }]);
});

test('an entry is either in hand or in the queue, never both', async () => {
  await keepDraft(notary.id, { form: 'in hand' });
  await put();
  expect(await keptDraft(notary.id)).toBeUndefined();
  const [entry] = await queuedEntries(notary.id);
  if (!entry) throw new Error('Nothing was queued');
  expect(await editQueued(notary.id, entry, now)).toBe('taken');
  expect(await queuedEntries(notary.id)).toEqual([]);
  expect((await keptDraft(notary.id))?.value).toMatchObject({ form: { documentType: 'affidavit' }, step: 1 });
  expect(await editQueued(notary.id, entry, now)).toBe('gone');
});

test('an entry is not taken back if another one is in hand', async () => {
  await put();
  await keepDraft(notary.id, { form: 'in hand' });
  const [entry] = await queuedEntries(notary.id);
  if (!entry) throw new Error('Nothing was queued');
  expect(await editQueued(notary.id, entry, now)).toBe('hand-is-full');
  expect(await queuedEntries(notary.id)).toHaveLength(1);
  expect((await keptDraft(notary.id))?.value).toEqual({ form: 'in hand' });
});

describe('a failed attempt', () => {
  test('without a connection waits, longer each time, and stops the rest', async () => {
    await put();
    await put();
    api.on('create-draft', () => Promise.reject(new TypeError('network')));
    const next = await sync();
    expect(api.calls).toHaveLength(1);
    expect(await states()).toEqual([{ is: 'waiting' }, { is: 'waiting' }]);
    expect(next).toEqual(now);
    await sync(true);
    const [first] = await queuedEntries(notary.id);
    expect(first?.notBefore).toBe(new Date(now.getTime() + pauseAfter(2)).toISOString());
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 300_000]);
    startEntryServer(api);
    await sync();
    expect(await states()).toMatchObject([{ is: 'waiting' }, { is: 'sent' }]);
  });

  test.each([
    [409, 'ENTRIES_PARTLY_SUBMITTED', 'Some of these entries were submitted before.'],
    [422, 'INVALID_FIELDS', 'Ohio: Something is required'],
  ] as const)(
    'after a refusal (%s) needs the notary, and does not delay the others',
    async (status, code, why) => {
      const id = await put();
      await put();
      let calls = 0;
      const submit = () => refused(status, { detail: why, code });
      const server = startEntryServer(api);
      const reply = api.reply('submit-entry');
      api.on('submit-entry', (call) => (calls++ === 0 ? submit() : reply(call)));
      await sync();
      expect(await states()).toMatchObject([{ is: 'needs-you', why, because: 'refused' }, { is: 'sent' }]);
      await sync(true);
      expect(server.submitted()).toHaveLength(1);
      await sendAgain(notary.id, id);
      await sync();
      expect(server.submitted()).toHaveLength(2);
    },
  );

  test('at the end of the session keeps the entry for the next session', async () => {
    await put();
    api.on('create-draft', () => refused(401, { detail: 'Ended.', code: 'SESSION_EXPIRED' }));
    await sync();
    storeSession(notary, Date.now(), 'token-2');
    expect(await states()).toEqual([{ is: 'waiting' }]);
    server = startEntryServer(api);
    await sync(true);
    expect(server.submitted()).toHaveLength(1);
  });
});

test('two tabs in parallel send each entry once', async () => {
  await put();
  await put('submit', { comments: 'second' });
  await Promise.all([sync(), sync()]);
  await sync();
  expect(server.submitted()).toHaveLength(2);
  expect(api.callsOf('submit-entry')).toHaveLength(2);
});

test('two tabs of a browser without locks still create one entry', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await put();
  await Promise.all([sync(), sync()]);
  now = new Date(now.getTime() + 600_000);
  await sync(true);
  expect(server.submitted()).toHaveLength(1);
  expect(await states()).toMatchObject([{ is: 'sent', entryNumber: '000001' }]);
});

describe.each([
  ['submit', () => server.submitted().length],
  ['draft', () => server.drafts().length],
] as const)('a %s that is cut off', (task, made) => {
  /** Stops everything at the n-th step, as a closed tab does: later steps never happen. */
  function cutAt(step: number, onCut: () => void): { steps: () => number; mend: () => void } {
    let steps = 0;
    const { fetch, indexedDB: device } = globalThis;
    const open = device.open.bind(device);
    const isCut = () => {
      steps += 1;
      if (steps >= step) onCut();
      return steps >= step;
    };
    const never = new Promise<never>(() => {});
    globalThis.fetch = async (...args) => {
      if (isCut()) return await never;
      const response = await fetch(...args);
      return isCut() ? await never : response;
    };
    device.open = (...args) => {
      if (!isCut()) return open(...args);
      const dead: IDBOpenDBRequest = Object.create(IDBOpenDBRequest.prototype);
      return Object.assign(dead, { addEventListener: () => {}, removeEventListener: () => {} });
    };
    return {
      steps: () => steps,
      mend: () => {
        globalThis.fetch = fetch;
        device.open = open;
      },
    };
  }

  test('at any step is created once', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    let step = 1;
    for (let isWhole = false; !isWhole; step += 1) {
      vi.stubGlobal('indexedDB', new IDBFactory());
      api = startFakeApi();
      server = startEntryServer(api);
      await put(task);
      let wasCut = () => {};
      const cut = new Promise<'cut'>((resolve) => {
        wasCut = () => resolve('cut');
      });
      const knife = cutAt(step, wasCut);
      isWhole = (await Promise.race([cut, sync().then(() => 'whole')])) === 'whole';
      knife.mend();
      now = new Date(now.getTime() + 600_000);
      await sync();
      expect([step, made(), ...(await states())]).toMatchObject([step, 1, { is: 'sent' }]);
    }
    expect(step).toBeGreaterThan(10);
  }, 60_000);

  test('at any answer is created once', async () => {
    for (let lost = 1; lost <= 4; lost += 1) {
      vi.stubGlobal('indexedDB', new IDBFactory());
      api = startFakeApi();
      server = startEntryServer(api);
      await put(task);
      const { fetch } = globalThis;
      let calls = 0;
      globalThis.fetch = async (...args) => {
        const response = await fetch(...args);
        calls += 1;
        if (calls === lost) throw new TypeError('network');
        return response;
      };
      await sync();
      await sync(true);
      expect([lost, made(), ...(await states())]).toMatchObject([lost, 1, { is: 'sent' }]);
    }
  });
});

describe('an entry for which the plan has no room', () => {
  const full = () =>
    refused(403, { detail: 'Notarization limit exceeded.', code: 'NOTARIZATION_LIMIT_EXCEEDED' });

  test('stays on the device and is tried again an hour later', async () => {
    api.on('submit-entry', full);
    const id = await put();
    const next = await sync();
    expect(await states()).toEqual([{ is: 'no-room' }]);
    expect(next).toEqual(new Date(now.getTime() + 3_600_000));
    expect(await queuedBody(notary.id, id)).toBeDefined();
    await sync();
    expect(api.callsOf('submit-entry')).toHaveLength(1);
  });

  test('is sent when the plan has room, with the same draft', async () => {
    const { reply } = api;
    const submit = reply('submit-entry');
    api.on('submit-entry', full);
    await put();
    await sync();
    api.on('submit-entry', submit);
    await sendWithRoom(notary.id);
    await sync();
    expect(await states()).toMatchObject([{ is: 'sent', entryNumber: '000001' }]);
    expect(server.entries.size).toBe(1);
  });

  test('does not hold up what the plan has room for', async () => {
    api.on('create-draft', () =>
      refused(403, { detail: 'Draft limit exceeded.', code: 'DRAFT_LIMIT_EXCEEDED' }),
    );
    await put('draft');
    await sync();
    server = startEntryServer(api);
    await put('submit');
    await sync();
    expect(await states()).toMatchObject([{ is: 'no-room' }, { is: 'sent' }]);
  });
});

describe('a device that does not answer', () => {
  // A test that fails must not leave its silence to the next one.
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Makes the patience with the device 0.9 s, in which it begins to write also on a busy machine. */
  function hurry() {
    const { setTimeout: wait } = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, time = 0) => wait(work, time === 10_000 ? 900 : time));
  }

  const form = aForm('OH', 'affidavit');
  const head = { task: 'submit' as const, date: form.date, documentType: 'affidavit', signers: [] };
  const entry = { id: 'the-entry', head, body: { form, saver: {} }, now };

  test('may have stored an entry, which is queued once under its ID', async () => {
    hurry();
    const { addEventListener } = FDBTransaction.prototype;
    const unsaid: (() => void)[] = [];
    // The database writes and does not say so.
    const silence = vi.spyOn(FDBTransaction.prototype, 'addEventListener').mockImplementation(function (
      this: InstanceType<typeof FDBTransaction>,
      name: string,
      listener: () => void,
    ) {
      const isOurs = name === 'complete' && this.objectStoreNames.length === 3;
      if (isOurs) unsaid.push(listener);
      else addEventListener.call(this, name, listener);
    } as never);
    await expect(enqueue(notary.id, entry)).rejects.toMatchObject({ mayBeStored: true });
    silence.mockRestore();
    for (const say of unsaid) say();
    await vi.waitFor(() => enqueue(notary.id, { ...entry, head: { ...head, signers: ['Ana Diaz'] } }));
    expect(await queuedEntries(notary.id)).toMatchObject([{ id: 'the-entry', signers: ['Ana Diaz'] }]);
  });

  test('may have stored an entry that was sent in the meantime, which is not sent again', async () => {
    await enqueue(notary.id, entry);
    await sync();
    await enqueue(notary.id, entry);
    expect(await states()).toMatchObject([{ is: 'sent' }]);
    await sync();
    expect(server.submitted()).toHaveLength(1);
  });

  test('leaves an entry that was being sent as it is, to be sent again', async () => {
    await put();
    const silent = () => Promise.reject(new DeviceSilentError());
    await syncQueue(notary.id, silent, { now: () => now });
    expect(await states()).toEqual([{ is: 'sending' }]);
    await sync();
    expect(server.submitted()).toHaveLength(1);
  });

  test('stores nothing after it has been given up', async () => {
    await put();
    hurry();
    const { count } = FDBObjectStore.prototype;
    // The answer to the first question of the transaction does not arrive.
    const silence = vi.spyOn(FDBObjectStore.prototype, 'count').mockImplementation(function (
      this: InstanceType<typeof FDBObjectStore>,
      key: unknown,
    ) {
      const keepOpen = (): unknown =>
        Object.assign(count.call(this, key as string), { onsuccess: keepOpen, onerror: () => {} });
      keepOpen();
      return Object.assign(Object.create(FDBRequest.prototype), { addEventListener: () => {} });
    } as never);
    await expect(enqueue(notary.id, entry)).rejects.toMatchObject({ mayBeStored: false });
    silence.mockRestore();
    expect(await (await openDB('notary-journal')).count('queue')).toBe(1);
  });
});
