import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, stopChild } from './child-process.ts';

/** A running server program. `ended` resolves when its process ends. */
export type GuardedServer = { ended: Promise<number | null>; stop: () => Promise<void> };

async function answers(endpoint: string): Promise<boolean> {
  try {
    // Any answer shows that the server listens, also a refusal of this unsigned request.
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}

/** Starts a server program that ends with this process, and waits until it answers at `endpoint`. */
export async function startGuardedServer(
  name: string,
  endpoint: string,
  command: readonly string[],
): Promise<GuardedServer> {
  const child = startChild(new URL('./guard.ts', import.meta.url), command, 'piped');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-4_000);
    });
  }
  const ended = new Promise<number | null>((settle) => child.once('exit', settle));
  let dead = false;
  ended.then(() => {
    dead = true;
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(endpoint))) {
    if (dead) throw new Error(`${name} did not start:\n${output}`);
    if (Date.now() > deadline) {
      await stopChild(child);
      throw new Error(`${name} did not answer within a minute:\n${output}`);
    }
    await sleep(50);
  }
  return { ended, stop: () => stopChild(child) };
}
