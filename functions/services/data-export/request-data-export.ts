import type { Outcome } from '#functions/outcome.ts';
import type { startDataExport as contract } from '#shared/contract/data-export.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { Caller } from '../auth/authenticate.ts';
import { notices, notify } from '../security/notify.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { NoticeDeps, SecurityEvent } from '../security/security-deps.ts';
import { type StartDataExportDeps, startDataExport } from './start-data-export.ts';

type Deps = StartDataExportDeps & NoticeDeps & { report: (event: SecurityEvent) => void };

/**
 * Starts an export for the notary and sends a notice, because the file contains all ID numbers. STEP_UP_REQUIRED without a recent
 * proof; the errors of start-data-export.
 */
export async function requestDataExport(
  deps: Deps,
  caller: Caller,
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  const proven = requireRecentProof(caller, deps.now());
  if (!proven.ok) return proven;
  const before = await deps.exports.get(account.id);
  const started = await startDataExport(deps, account);
  if (started.ok && started.value.export.id !== before?.id) {
    deps.report({ kind: 'data-export-started', notaryId: account.id, sessionId });
    await notify(deps, account, notices.dataExportRequested);
  }
  return started;
}
