import { afterEach, beforeEach } from 'vitest';

type Options = { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean };
type Work = (lock: object | null) => unknown;

/** Fakes the part of the Web Locks API that the session uses: requests for one name run one after another. */
function startLocks() {
  const lasts = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, options: Options | Work, work?: Work) => {
      const run = typeof options === 'function' ? options : (work ?? (() => undefined));
      const last = lasts.get(name);
      if (last && typeof options === 'object' && options.ifAvailable) return run(null);
      const turn = (async () => {
        await last;
        return run({});
      })();
      const ended = turn.then(
        () => {},
        () => {},
      );
      lasts.set(name, ended);
      void ended.then(() => lasts.get(name) === ended && lasts.delete(name));
      return turn;
    },
  };
}

/** Gives every test of the file a browser's locks. */
export function fakeLocksPerTest(): void {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: startLocks() });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}
