import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { logBase } from '#shared/evidence/log/log-paths.ts';

/** Returns the reader of the published log's files, by their paths below the address of the log. It throws for a missing one. */
export function logReader({ read }: Pick<LogFiles, 'read'>): ReadLogFile {
  return async (path) => {
    const file = await read(`${logBase}/${path}`);
    if (!file) throw new Error(`The log lacks ${path}`);
    return file;
  };
}
