import { differenceInDays } from 'date-fns/differenceInDays';
import type { CopiedFiles, Notice } from '#functions/adapters/files/copied-files.ts';

/**
 * Days that the backup copies keep erased data. A thief can erase data in the account, but the copies survive
 * for this long, so an operator can stop this function (docs/runbooks/lost-region.md). Far below the 90 days
 * that we promise.
 */
export const waitingDays = 30;

type Deps = {
  copies: CopiedFiles;
  reportFailure: (notice: Notice, error: unknown) => void;
  now: () => Date;
};

/** Removes data erased weeks ago from the copies. A failed notice doesn't stop the others. */
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
