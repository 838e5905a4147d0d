import { within } from '#web/lib/within.ts';
import type { EntrySaver, SaverCalls, SaverState } from './entry-saver.ts';

/** How long the code may take during an attempt, in milliseconds. Without it, the entry waits on the device. */
const patience = 15_000;

/** Fetches the code of a saver. */
export async function fetchSaver() {
  const [{ createEntrySaver }, { saverCalls }] = await Promise.all([
    import('./entry-saver.ts'),
    import('./saver-calls.ts'),
  ]);
  return { createEntrySaver, saverCalls };
}

/** Returns the saver of an entry in hand, whose code is fetched before the first attempt. `keep` stores its state on the device. */
export function saverOnDemand(notaryId: string, keep: SaverCalls['keep'], initial: SaverState): EntrySaver {
  let saver: EntrySaver | undefined;
  async function ready(): Promise<EntrySaver> {
    const { createEntrySaver, saverCalls } = await within(patience, fetchSaver());
    saver ??= createEntrySaver(saverCalls(notaryId, keep), initial);
    return saver;
  }
  return {
    state: () => saver?.state() ?? initial,
    save: async (...attempt) => await (await ready()).save(...attempt),
    submit: async (...attempt) => await (await ready()).submit(...attempt),
  };
}
