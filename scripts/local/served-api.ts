import type { ApiProcess } from './api-process.ts';

/** An API that can be replaced by one of newer code at the same port. */
export type ServedApi = {
  port: number;
  /** Settles when it dies by itself. */
  ended: Promise<void>;
  replace: (start: (port: number) => Promise<ApiProcess>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Serves an API process and those that take its place. */
export function servedApi(first: ApiProcess): ServedApi {
  let current: ApiProcess | undefined = first;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const watchOver = (process: ApiProcess) => {
    void process.ended.then(() => {
      if (current === process) resolve();
    });
  };
  watchOver(first);
  const stop = async () => {
    const old = current;
    current = undefined;
    await old?.stop();
  };
  return {
    port: first.port,
    ended,
    stop,
    replace: async (start) => {
      await stop();
      current = await start(first.port);
      watchOver(current);
    },
  };
}
