import type { ApiProcess } from './api-process.ts';

/** An API that can be replaced with newer code on the same port. */
export type ServedApi = {
  port: number;
  /** Settles if the API process dies unexpectedly. */
  ended: Promise<void>;
  replace: (start: (port: number) => Promise<ApiProcess>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Serves an API process and its replacements. */
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
