import type { Page } from 'playwright-core';

/** Returns the unsaved entries that a page's browser keeps, decrypted with the notary's key as the site does. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    // The site, not this function, must create the store.
    if (!known.some(({ name }) => name === 'notary-journal')) return '';
    const database = await response(indexedDB.open('notary-journal'));
    const reading = database.transaction(['kept-drafts', 'keys']);
    const [notaryId = ''] = (await response(reading.objectStore('kept-drafts').getAllKeys())).map(String);
    const [kept, key] = await Promise.all([
      response(reading.objectStore('kept-drafts').get(notaryId)),
      response(reading.objectStore('keys').get(notaryId)),
    ]);
    database.close();
    if (!kept || !key) return '';
    const additionalData = new TextEncoder().encode(`kept ${notaryId}`);
    const { iv, bytes } = kept.encrypted;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
    return new TextDecoder().decode(plain);
  });
}
