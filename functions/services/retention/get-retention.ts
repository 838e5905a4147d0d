import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { HoldStore } from '#functions/store/account/hold-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type {
  AskedDestruction,
  DestructionStore,
  DestructionSummary,
} from '#functions/store/entries/destruction-store.ts';
import type { getRetention as contract } from '#shared/contract/retention.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { carriedOutAfter } from '#shared/rules/duties/destruction-time.ts';
import { type JournalRetentionDeps, journalRetention } from './journal-retention.ts';

type Deps = JournalRetentionDeps & {
  holds: Pick<HoldStore, 'list'>;
  destructions: Pick<DestructionStore, 'asked' | 'summaries' | 'sealedFacts' | 'addendaFacts'>;
};

type Shown = Output<typeof contract>['destructions'][number];

const times = (askedAt: string) => ({ requestedAt: askedAt, carriedOutAfter: carriedOutAfter(askedAt) });

const begun = (found: DestructionSummary): Shown => {
  const { id, year, state, askedAt, begunAt, finishedAt, stopped, entries } = found;
  return {
    ...{ id, year, state, entries, at: finishedAt ?? begunAt, stopped: stopped ?? null },
    ...times(askedAt),
    status: finishedAt ? 'done' : 'under_way',
  };
};

const waiting = ({ id, year, state, askedAt, stopped }: AskedDestruction): Shown => ({
  ...{ id, year, state, entries: null, at: askedAt, stopped: stopped ?? null },
  ...times(askedAt),
  status: stopped ? 'given_up' : 'waiting',
});

/** Returns how long the entries of each year must be kept and why, the legal holds, and destructions. */
export async function getRetention(deps: Deps, account: Account): Promise<Outcome<Output<typeof contract>>> {
  const [{ groups }, holds, asked, inJournals] = await Promise.all([
    journalRetention(deps, account, { isClosed: false }),
    deps.holds.list(account.id),
    deps.destructions.asked(account.id),
    Promise.all(journalsOf(account).map((journalId) => deps.destructions.summaries(journalId))),
  ]);
  const summaries = inJournals.flat();
  const known = new Set(summaries.map(({ id }) => id));
  const ahead = asked.filter(({ id }) => !known.has(id));
  // With several journals, entries are kept, because an export contains only one journal.
  const isOne = inJournals.length === 1;
  return ok({
    groups: groups.map((group) => ({ ...group, canDestroy: group.canDestroy && isOne })),
    holds,
    destructions: [...ahead.map(waiting), ...summaries.map(begun)],
  });
}
