import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { logBase } from '#shared/evidence/log/log-paths.ts';

/**
 * Returns a reader of the published log's files, by path below the log's address. It throws for a missing
 * file.
 */
export function logReader({ read }: Pick<LogFiles, 'read'>): ReadLogFile {
  return async (path) => {
    const file = await read(`${logBase}/${path}`);
    if (!file) throw new Error(`The log lacks ${path}`);
    return file;
  };
}
