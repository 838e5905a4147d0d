import { beforeEach, vi } from 'vitest';

/** What the browser keeps on the device, by key: just enough of IndexedDB for web/lib/draft-keeper.ts. */
export const device = new Map<string, unknown>();

function request<T>(result: T) {
  const made: { result: T; onsuccess?: () => void; onerror?: () => void } = { result };
  queueMicrotask(() => made.onsuccess?.());
  return made;
}

const deviceStore = {
  put: (value: unknown, key: string) => request(device.set(key, structuredClone(value))),
  get: (key: string) => request(device.get(key)),
  delete: (key: string) => request(device.delete(key)),
};

/** Gives every test of the file an empty device. */
export function fakeDevicePerTest(): void {
  beforeEach(() => {
    device.clear();
    vi.stubGlobal('indexedDB', {
      open: () => request({ transaction: () => ({ objectStore: () => deviceStore }), close: () => {} }),
    });
  });
}
