import { once } from 'node:events';
import { startChild, stopChild } from '#scripts/local/child-process.ts';

/** A Chromium that all files of a run share, each with contexts of its own. */
export type BrowserServer = { endpoint: string; stop: () => Promise<void> };

/** Starts the shared Chromium in a process of its own: it must not slow down the servers beside it. */
export async function startBrowserServer(): Promise<BrowserServer> {
  const child = startChild(new URL('./serve-browser.ts', import.meta.url), []);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The shared Chromium did not start');
  });
  const [endpoint] = await Promise.race([once(child, 'message'), ended]);
  return { endpoint: String(endpoint), stop: () => stopChild(child) };
}
