import type { Page } from 'playwright-core';

/** Returns the unsaved entries that a page's browser keeps, decrypted with the notary's key as the site does. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    // The site, not this function, must create the store.
    if (!known.some(({ name }) => name === 'notary-journal')) return '';
    const database = await answer(indexedDB.open('notary-journal'));
    const reading = database.transaction(['kept-drafts', 'keys']);
    const [notaryId = ''] = (await answer(reading.objectStore('kept-drafts').getAllKeys())).map(String);
    const [kept, key] = await Promise.all([
      answer(reading.objectStore('kept-drafts').get(notaryId)),
      answer(reading.objectStore('keys').get(notaryId)),
    ]);
    database.close();
    if (!kept || !key) return '';
    const additionalData = new TextEncoder().encode(`kept ${notaryId}`);
    const { iv, bytes } = kept.sealed;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
    return new TextDecoder().decode(plain);
  });
}
