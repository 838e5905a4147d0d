import { setTimeout as sleep } from 'node:timers/promises';

/** How long anything may take, in milliseconds. */
const patience = 20_000;

/** Returns what `attempt` returns, as soon as it does not throw. Throws its last error when it is out of patience. */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(100);
  }
}
