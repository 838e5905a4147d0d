import { copiedFiles } from '#functions/adapters/files/copied-files.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { eraseCopies } from '#functions/services/retention/erase-copies.ts';

/**
 * Runs once a day next to the copies in the backup region (infra/stacks/backup-copies.ts), and ignores its
 * event. Throws if something could not be erased, which triggers an alarm. The next run retries.
 */
export async function handler(): Promise<void> {
  const run = await eraseCopies({
    copies: copiedFiles(),
    reportFailure: ({ key }, error) => logFailure(error, logMessages.copyNotErased, { notice: key }),
    now: () => new Date(),
  });
  log().info(logMessages.copiesErased, run);
  if (run.failed > 0) throw new Error(logMessages.copyNotErased);
}
