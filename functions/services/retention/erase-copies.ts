import { differenceInDays } from 'date-fns/differenceInDays';
import type { CopiedFiles, Notice } from '#functions/adapters/files/copied-files.ts';

/**
 * Days for which the copies keep what was erased. A thief of the account can erase there, but the copies outlive that for as
 * long, in which an operator stops this function (docs/runbooks/lost-region.md). Far below the 90 days of our promise.
 */
export const waitingDays = 30;

type Deps = {
  copies: CopiedFiles;
  reportFailure: (notice: Notice, error: unknown) => void;
  now: () => Date;
};

/** Removes from the copies what was erased weeks ago. One notice that fails does not stop the others. */
export async function eraseCopies({ copies, reportFailure, now }: Deps) {
  const run = { erased: 0, waiting: 0, failed: 0 };
  for await (const notice of copies.notices()) {
    if (differenceInDays(now(), notice.at) < waitingDays) {
      run.waiting += 1;
      continue;
    }
    try {
      await copies.erase(notice);
      run.erased += 1;
    } catch (error) {
      run.failed += 1;
      reportFailure(notice, error);
    }
  }
  return run;
}
