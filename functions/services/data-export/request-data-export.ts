import { type Outcome, refuse } from '#functions/outcome.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import type { startDataExport as contract } from '#shared/contract/data-export.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { Caller } from '../auth/authenticate.ts';
import { notifyUndoable } from '../security/notify-undoable.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { SecurityEvent, UndoableNoticeDeps } from '../security/security-deps.ts';
import { type StartDataExportDeps, startDataExport } from './start-data-export.ts';

type Deps = StartDataExportDeps &
  UndoableNoticeDeps & {
    matters: Pick<MatterStore, 'get'>;
    report: (event: SecurityEvent) => void;
  };

/**
 * Starts an export for the notary, or a hand-over package, and sends a notice, because the file contains all
 * ID numbers. STEP_UP_REQUIRED without a recent proof; MATTER_NOT_FOUND for a matter that isn't a hand-over;
 * the errors of start-data-export.
 */
export async function requestDataExport(
  deps: Deps,
  caller: Caller,
  matterId?: string,
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  const proven = requireRecentProof(caller, deps.now());
  if (!proven.ok) return proven;
  if (matterId !== undefined) {
    const matter = await deps.matters.get(account.id, matterId);
    if (matter?.kind !== 'hand_over') return refuse('MATTER_NOT_FOUND');
  }
  const before = await deps.exports.get(account.id);
  const started = await startDataExport(deps, account, matterId);
  if (started.ok && started.value.export.id !== before?.id) {
    deps.report({ kind: 'data-export-started', notaryId: account.id, sessionId });
    const change = { kind: 'dataExportRequested' as const, exportId: started.value.export.id };
    await notifyUndoable(deps, account, change);
  }
  return started;
}
