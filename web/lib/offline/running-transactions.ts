import type { wrap as Wrap } from 'idb';

/**
 * Watches the transactions of an open database. Returns a function that aborts those that run, and says whether one may be
 * stored nevertheless: everything is written, and only its end is not known.
 */
export function watchTransactions(device: object, wrap: typeof Wrap): () => boolean {
  const running = new Set<IDBTransaction>();
  const { transaction } = IDBDatabase.prototype;
  function watched(this: IDBDatabase, ...given: Parameters<typeof transaction>): IDBTransaction {
    const begun = transaction.apply(this, given);
    running.add(begun);
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => running.delete(begun));
    return begun;
  }
  Object.assign(device, { transaction: watched });
  return () => {
    let isStoring = false;
    for (const one of running) {
      // The use that waits for it fails by itself.
      wrap(one).done.catch(() => {});
      try {
        one.abort();
      } catch {
        isStoring ||= one.mode === 'readwrite';
      }
    }
    return isStoring;
  };
}
