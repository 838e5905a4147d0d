import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a database that never answers fails after three seconds', async () => {
  const silent = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(indexedDB, 'open').mockReturnValue(
    Object.assign(Object.create(IDBOpenDBRequest.prototype), silent),
  );
  const { withDevice } = await import('#web/lib/offline/device-store.ts');
  const use = vi.fn(async () => 'used');
  const failed = expect(withDevice(use)).rejects.toThrow('does not answer');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(3_000);
  await failed;
  expect(use).not.toHaveBeenCalled();
});
