import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptRecord } from '#web/lib/offline/device-store.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes the database never answer. */
function silence() {
  const silent = { addEventListener: () => {}, removeEventListener: () => {} };
  return vi
    .spyOn(indexedDB, 'open')
    .mockReturnValue(Object.assign(Object.create(IDBOpenDBRequest.prototype), silent));
}

it('a database that never answers fails after three seconds', async () => {
  silence();
  const { withDevice } = await import('#web/lib/offline/device-store.ts');
  const use = vi.fn(async () => 'used');
  const failed = expect(withDevice(use)).rejects.toThrow('does not answer');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3_000);
  await failed;
  expect(use).not.toHaveBeenCalled();
});

it('a database that has not answered is not waited for again', async () => {
  const opened = silence();
  const { withDevice } = await import('#web/lib/offline/device-store.ts');
  const first = expect(withDevice(async () => {})).rejects.toThrow('does not answer');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3_000);
  await first;
  await expect(withDevice(async () => {})).rejects.toThrow('does not answer');
  expect(opened).toHaveBeenCalledOnce();
});

it('a database that answers late is used from then on', async () => {
  const { withDevice } = await import('#web/lib/offline/device-store.ts');
  const { open } = IDBFactory.prototype;
  let answer = () => {};
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...given) => {
    const request = open.apply(indexedDB, given);
    const listeners: [string, EventListener][] = [];
    const late = {
      addEventListener: (...listener: [string, EventListener]) => listeners.push(listener),
      removeEventListener: () => {},
    };
    answer = () => {
      for (const [name, listener] of listeners) if (name === 'success') listener(new Event(name));
    };
    return Object.assign(Object.create(request), late);
  });
  const first = expect(withDevice(async () => {})).rejects.toThrow('does not answer');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3_000);
  await first;
  answer();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await withDevice(async () => 'used')).toBe('used'));
});

it('a use that never ends fails after ten seconds, and nothing waits for the database until it does', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { withDevice } = await import('#web/lib/offline/device-store.ts');
  let end = () => {};
  const begun = vi.fn();
  const use = expect(
    withDevice(() => {
      begun();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    }),
  ).rejects.toThrow('does not answer');
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(10_000);
  await use;
  await expect(withDevice(async () => 'used')).rejects.toThrow('does not answer');
  end();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await withDevice(async () => 'used')).toBe('used'));
});

it('a page that is left and kept by the browser leaves no transaction behind, and uses the device again on the way back', async () => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { withDevice } = await import('#web/lib/offline/device-store.ts');
  const tell = (name: string, persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event(name), { persisted }));
  };
  const write = (leave = () => {}) =>
    withDevice(async (device) => {
      const writing = device.transaction('kept-drafts', 'readwrite');
      await writing.store.put({ keptAt: '' } as KeptRecord, 'a');
      leave();
      await writing.done;
    });
  const count = () => withDevice((device) => device.count('kept-drafts'));
  await expect(write(() => tell('pagehide', true))).rejects.toThrow('does not answer');
  await expect(write()).rejects.toThrow('does not answer');
  tell('pageshow', true);
  expect(await count()).toBe(0);
  await write(() => tell('pagehide', false));
  expect(await count()).toBe(1);
});
