import type { Account } from '#functions/store/account/account-store.ts';
import type { DataExportStore } from '#functions/store/account/data-export-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { AccessStore } from '#functions/store/security/access-store.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import { type RetentionGroup, retainUntilDay } from '#shared/rules/duties/retention-periods.ts';
import { type JournalRetentionDeps, journalRetention } from './journal-retention.ts';

export type ClosureFactsDeps = JournalRetentionDeps & {
  holds: Pick<HoldStore, 'list'>;
  dataExports: Pick<DataExportStore, 'get'>;
  access: Pick<AccessStore, 'page'>;
};

/**
 * Whether the notary has the whole journal: no export, one without later links, one not downloaded, or
 * downloaded.
 */
export type ExportState = 'missing' | 'outdated' | 'ready' | 'downloaded';

/** The facts that determine the choices for a journal when its notary leaves. */
export type ClosingFacts = {
  groups: RetentionGroup[];
  entries: number;
  lastLink: number;
  /** The last day on which the whole journal must be kept; null if it must be kept indefinitely. */
  keepUntil: string | null;
  /** Why the journal can't be erased with the account. */
  erasureRefused: 'law' | 'hold' | 'journals' | null;
  export: ExportState;
};

/** Number of lines of the record of access searched for a download. */
const linesRead = 200;

/**
 * Returns whether the latest export contains a journal up to a link (sequence), and whether it was
 * downloaded.
 */
export async function exportState(
  deps: Pick<ClosureFactsDeps, 'dataExports' | 'access' | 'now'>,
  { id }: Account,
  lastLink: number,
): Promise<ExportState> {
  const found = await deps.dataExports.get(id);
  if (found?.status !== 'ready' || found.finishedAt === null) return 'missing';
  if (found.lastLink < lastLink) return 'outdated';
  const { finishedAt } = found;
  const lines = await deps.access.page(id, { limit: linesRead, now: deps.now() });
  const isDownloaded = lines.some(({ kind, at }) => kind === 'data-export-downloaded' && at >= finishedAt);
  return isDownloaded ? 'downloaded' : 'ready';
}

/**
 * Returns whether entries must not be erased: their retention hasn't ended, or their law doesn't let the
 * notary delete them.
 */
export const forbidsErasure = ({ canDestroy }: RetentionGroup) => !canDestroy;

/**
 * Reads the facts that determine the choices for the journal. It may be erased with the account if the notary
 * has all of it, the retention of all entries has ended, no law of its states prohibits deleting them, and no
 * legal hold is active. An account's several journals are kept until their retention ends.
 */
export async function closingFacts(deps: ClosureFactsDeps, account: Account): Promise<ClosingFacts> {
  const [{ groups, lastLink, entries }, holds] = await Promise.all([
    journalRetention(deps, account, { isClosed: true }),
    deps.holds.list(account.id),
  ]);
  // An export contains one journal, and earlier exports aren't tracked.
  const several = journalsOf(account).length > 1 ? ('journals' as const) : null;
  const law = groups.some(forbidsErasure) ? ('law' as const) : several;
  return {
    ...{ groups, lastLink, entries, keepUntil: retainUntilDay(groups) },
    erasureRefused: holds.some(isActive) ? 'hold' : law,
    export: await exportState(deps, account, lastLink),
  };
}
