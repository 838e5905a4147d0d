import { afterEach, beforeEach } from 'vitest';

type Options = { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean };
type Work = (lock: object | null) => unknown;

/** As much of the browser's locks as the session uses: requests of one name run one after the other. */
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

/** Gives every test of the file locks as a browser has them. */
export function fakeLocksPerTest(): void {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: startLocks() });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}
