import { vi } from 'vitest';

/** An empty Cache Storage, as far as the app uses it. Returns the names of its caches. */
export function fakeCaches(): Map<string, Map<string, Response>> {
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        put: (place: string, answer: Response) => Promise.resolve(void store.set(place, answer)),
      });
    },
    match: (place: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(place)?.clone()),
  };
  vi.stubGlobal('caches', caches);
  return stores;
}
