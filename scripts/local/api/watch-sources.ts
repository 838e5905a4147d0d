import { watch } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..', '..');
const folders = ['functions', 'infra', 'shared'];
const quietMs = 300;

/** Calls `changed` once changes of the API's sources have settled; never twice at the same time. */
export function watchSources(changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed).catch((error: unknown) => console.error(error));
    }, quietMs);
  };
  const watchers = folders.map((folder) => watch(`${root}/${folder}`, { recursive: true }, settle));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
