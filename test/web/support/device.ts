import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { withDevice } from '#web/lib/offline/device-store.ts';

/** Gives every test of the file an empty device: a real IndexedDB, in memory. */
export function fakeDevicePerTest(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
}

/** Returns the number of entries in hand on the device, of any notary. */
export function keptCount(): Promise<number> {
  return withDevice((device) => device.count('kept-drafts'));
}

/** Returns the kept entry in hand as text, or an empty text if there is none. */
export async function keptText(notaryId: string): Promise<string> {
  return JSON.stringify((await keptDraft(notaryId))?.value) ?? '';
}
