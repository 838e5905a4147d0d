import { useSyncExternalStore } from 'react';
import { apiFile } from '../api/api-client.ts';
import { saveFile } from '../browser/save-file.ts';
import { notify, notifyFailure } from '../browser/toasts.ts';
import { onSessionChange, sessionState } from '../session/session-store.ts';

/**
 * A running export: the server makes the files, then they arrive; `part` is the fraction received, 0 to 1.
 */
export type RunningBatch = { count: number } & (
  | { kind: 'making' }
  | { kind: 'receiving'; part: number | undefined }
);

let running: RunningBatch | undefined;
let controller: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: RunningBatch | undefined): void {
  running = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the running export, no matter which view started it, so the notary can leave and return. */
export function useRunningBatch(): RunningBatch | undefined {
  return useSyncExternalStore(subscribe, () => running);
}

/** Cancels the running export. */
export function cancelBatch(): void {
  controller?.abort();
}

const countWords = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/**
 * Exports entries as a ZIP of their PDFs, with times in the browser's timezone, and reports the result.
 * Resolves to whether the file arrived. One export runs at a time, and it ends with the session.
 */
export async function exportBatch(ids: readonly string[]): Promise<boolean> {
  if (running) return false;
  if (ids.length === 0) {
    notify.error('Please select entries to export');
    return false;
  }
  const own = new AbortController();
  const { session } = sessionState();
  const stopWatching = onSessionChange(() => {
    if (sessionState().session?.user.id !== session?.user.id) own.abort();
  });
  controller = own;
  set({ count: ids.length, kind: 'making' });
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { blob, fileName } = await apiFile('export-entries', `notary-entries-${ids.length}.zip`, {
      query: { timezone: timeZone },
      body: { entryIds: [...ids] },
      signal: own.signal,
      onProgress: (part) => set({ count: ids.length, kind: 'receiving', part }),
    });
    if (await saveFile(blob, fileName)) {
      notify.success(`Batch export completed: ${countWords(ids.length)} exported`);
    }
    return true;
  } catch (error) {
    if (own.signal.aborted) return false;
    notifyFailure(error, 'the server gave no reason', (reason) => `Batch export failed: ${reason}`);
    return false;
  } finally {
    stopWatching();
    set(undefined);
  }
}
