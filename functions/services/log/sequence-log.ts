import type { LogBatch, LogLease, LogStore } from '#functions/store/log/log-store.ts';
import type { Tree } from '#shared/evidence/log/merkle.ts';
import { growLog } from './grow-log.ts';
import { type PublishDeps, publishCheckpoint } from './publish-checkpoint.ts';

export type SequencerDeps = PublishDeps & {
  store: LogStore;
  now: () => Date;
  /** Returns whether there is time for another batch. */
  hasTime: () => boolean;
  /** Receives the age of the oldest pending leaf in seconds, once per run that finds one. */
  reportLag: (seconds: number) => void;
};

/**
 * How a run ended: nothing is pending, time ran out, or another process is growing the log. `added` counts
 * this run's leaves.
 */
export type SequencerResult = { kind: 'drained' | 'out-of-time' | 'busy'; added: number };

/**
 * Seconds until another process may take over from one that died. Longer than a batch takes. This only avoids
 * duplicate work.
 */
const leaseSeconds = 20;

/** Returns the batch whose order is already fixed, or fixes one of the pending leaves. */
async function nextBatch(
  { store, now }: SequencerDeps,
  lease: LogLease,
): Promise<LogBatch | 'drained' | 'busy'> {
  const fixed = await store.batch(lease.tree.size);
  if (fixed) return fixed;
  const leaves = await store.pending();
  if (leaves.length === 0) return 'drained';
  const batch = { at: now().toISOString(), leaves };
  return (await store.fixBatch(lease, batch)) ? batch : 'busy';
}

/** Adds a batch to the log. Undefined if another process has already added it, and more. */
async function addBatch(deps: SequencerDeps, before: Tree, batch: LogBatch): Promise<Tree | undefined> {
  const { store, files } = deps;
  const [stray] = await store.strayLeaves(batch);
  if (stray) {
    throw new Error(
      `A leaf that waits for the log is not that of its link: ${stray.journalId} ${stray.sequence}`,
    );
  }
  const after = await growLog(files, before, batch.leaves);
  if ((await publishCheckpoint(deps, before, after)) === 'superseded') return undefined;
  // Do this after the checkpoint, so that a leaf with a position always has a signed checkpoint that contains
  // it. Do it before the log advances: an advanced log then has no pending leaf, so none is added twice.
  await Promise.all([store.witness(batch, after.size), store.removePending(batch)]);
  return (await store.advance(before, after)) ? after : undefined;
}

/**
 * Assigns pending links their positions in the log, batch by batch, until none is pending. Every step can be
 * repeated after a crash, by the same process or another one, because the order of a batch is fixed before
 * anything is published (docs/adr/0034). Throws if the log's files don't match it.
 */
export async function sequenceLog(deps: SequencerDeps): Promise<SequencerResult> {
  const { store, now, hasTime, reportLag } = deps;
  const leaseEnd = () => new Date(now().getTime() + leaseSeconds * 1_000);
  let lease = await store.takeLease(now(), leaseEnd());
  if (!lease) return { kind: 'busy', added: 0 };
  if (lease.tree.size === 0) await publishCheckpoint(deps, lease.tree, lease.tree);
  let added = 0;
  for (;;) {
    const batch = await nextBatch(deps, lease);
    if (batch === 'busy') return { kind: 'busy', added };
    if (batch === 'drained') break;
    if (added === 0) {
      const oldest = Math.min(...batch.leaves.map(({ at }) => Date.parse(at)));
      reportLag(Math.max(0, (now().getTime() - oldest) / 1_000));
    }
    const tree: Tree | undefined = await addBatch(deps, lease.tree, batch);
    if (!tree) return { kind: 'busy', added };
    added += batch.leaves.length;
    lease = { ...lease, tree };
    if (!hasTime()) {
      await store.extendLease(lease, now());
      return { kind: 'out-of-time', added };
    }
    if (!(await store.extendLease(lease, leaseEnd()))) return { kind: 'busy', added };
  }
  await store.extendLease(lease, now());
  return { kind: 'drained', added };
}
