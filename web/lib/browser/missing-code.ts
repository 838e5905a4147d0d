import { warn } from '../warn.ts';
import { refetchCode } from './refetch-code.ts';

const key = 'reloaded_for_code';

/** Within this time, a second reload would be a loop, in milliseconds. */
const loopAfter = 10 * 60_000;

/** Whether code that the page asked for did not come, in the words of Chromium, Safari, and Firefox, and of the site's own loader. */
export function isMissingCode(error: Error): boolean {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    error.message,
  );
}

/**
 * Reloads a page whose code is gone, as after a new version was published. Returns false, and does nothing, without a
 * connection or if it has just done so.
 */
export function reloadOnce(now: number): boolean {
  const before = Number(sessionStorage.getItem(key) ?? 0);
  if (!navigator.onLine || now - before < loopAfter) return false;
  sessionStorage.setItem(key, String(now));
  void refetchCode().then(() => window.location.reload());
  return true;
}

/** Loads the site from the server: a copy for use offline that does not fit any more is deleted, and nothing else. */
export async function reloadFromServer(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch (error) {
    warn('The copy for use offline could not be deleted', error);
  }
  await refetchCode();
  window.location.reload();
}
