import { once } from 'node:events';
import { startChild, stopChild } from '#scripts/local/processes/child-process.ts';

/** A server in a process of its own, which does not slow down the servers beside it. */
export type ServerProcess = { address: string; stop: () => Promise<void> };

/** Starts a script that tells its parent the address at which it serves. */
export async function startServerProcess(script: URL): Promise<ServerProcess> {
  const child = startChild(script, []);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script.pathname} ended before it served anything`);
  });
  const [address] = await Promise.race([once(child, 'message'), ended]);
  return { address: String(address), stop: () => stopChild(child) };
}
