import { decodeTime } from 'ulid';
import type {
  ListedJournal,
  RunningVerification,
  VerificationStore,
} from '#functions/store/entries/verification-store.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import {
  type JournalFault,
  type VerifiedPart,
  type VerifyJournalDeps,
  verifyJournal,
} from './verify-journal.ts';

/** A fault of a journal. `not-witnessed`: the link is overdue in the public log. */
export type FoundFault = {
  journalId: string;
  kind: JournalFault['kind'] | 'not-witnessed';
  sequence: number;
};

export type VerifyAllDeps = VerifyJournalDeps & {
  verifications: Pick<VerificationStore, 'in' | 'step'>;
  /** The partitions of the journal list to process in this run. */
  partitions: readonly string[];
  witnesses: Pick<WitnessStore, 'indexes'>;
  /** Reports a fault. A repeated step reports it again. */
  report: (fault: FoundFault) => void;
  /** Reports a journal that couldn't be read. A later run retries it. */
  reportFailure: (journalId: string, error: unknown) => void;
  now: () => Date;
  /** Returns whether there is time for another step. */
  hasTime: () => boolean;
  /** Links per step. */
  linksAtOnce: number;
};

/**
 * The result of a run. `oldestDays`: days since the most overdue journal was verified, or opened if it never
 * was.
 */
export type VerificationRun = {
  journals: number;
  verified: number;
  entries: number;
  faults: number;
  failed: number;
  oldestDays: number;
};

const dayMs = 86_400_000;

/** Days between verifications. A failed run has ten more to catch up. */
export const dueAfterDays = 20;

/** A link reaches the public log within two minutes. After an hour, something is wrong. */
const witnessMs = 60 * 60_000;

/** Journals verified in parallel: most of the time is spent waiting for the table. */
const journalsAtOnce = 8;

/**
 * Returns when a journal was last known to be whole, in epoch milliseconds; its opening if it was never
 * verified.
 */
const wholeSince = ({ journalId, verified }: ListedJournal) =>
  verified ? Date.parse(verified.at) : decodeTime(journalId);

/** Returns the links of a step that should have been witnessed by now. */
async function unwitnessed(
  { witnesses, now }: VerifyAllDeps,
  journalId: string,
  links: VerifiedPart['links'],
): Promise<number[]> {
  const late = now().getTime() - witnessMs;
  const old = links.flatMap(({ link }) => (Date.parse(link.at) < late ? link.sequence : []));
  const [first, last] = [old[0], old.at(-1)];
  if (first === undefined || last === undefined) return [];
  const found = await witnesses.indexes(journalId, first, last);
  return old.filter((sequence) => !found.has(sequence));
}

/**
 * Verifies the next links of a journal and records the progress. Returns the new state. Undefined if the
 * journal is finished, or another run did the same.
 */
async function step(
  deps: VerifyAllDeps,
  journal: ListedJournal,
  before: RunningVerification | undefined,
  run: VerificationRun,
): Promise<RunningVerification | undefined> {
  const { journalId } = journal;
  const state = before ?? { at: deps.now().toISOString(), entries: 0, faults: 0, next: 0 };
  const { faults, links, next } = await verifyJournal(deps, journalId, state.next, deps.linksAtOnce);
  const waiting = await unwitnessed(deps, journalId, links);
  const found = [...faults, ...waiting.map((sequence) => ({ kind: 'not-witnessed' as const, sequence }))];
  for (const fault of found) deps.report({ journalId, ...fault });
  const entries = links.filter(({ link }) => link.kind === 'entry').length;
  run.entries += entries;
  run.faults += found.length;
  const after = { at: state.at, entries: state.entries + entries, faults: state.faults + found.length };
  if (!(await deps.verifications.step(journal, before, { ...after, next }))) return undefined;
  if (next !== undefined) return { ...after, next };
  run.verified += 1;
  return undefined;
}

/** Verifies a journal from where the last run stopped, while there is time. */
async function verifyOne(deps: VerifyAllDeps, journal: ListedJournal, run: VerificationRun): Promise<void> {
  let state = journal.running;
  do {
    state = await step(deps, journal, state, run);
  } while (state && deps.hasTime());
}

/**
 * Verifies the due journals of some partitions, the most overdue first, until they are done or time is up.
 * Each step records its progress, so the next run continues where this one stopped. Parallel runs are
 * harmless. Starting is cheap: it reads one small item per journal.
 */
export async function verifyAllJournals(deps: VerifyAllDeps): Promise<VerificationRun> {
  const now = deps.now().getTime();
  const run: VerificationRun = { journals: 0, verified: 0, entries: 0, faults: 0, failed: 0, oldestDays: 0 };
  const due: ListedJournal[] = [];
  let oldest = now;
  for await (const page of deps.verifications.in(deps.partitions)) {
    run.journals += page.length;
    for (const journal of page) {
      oldest = Math.min(oldest, wholeSince(journal));
      const isDue = !journal.verified || now - Date.parse(journal.verified.at) >= dueAfterDays * dayMs;
      if (isDue || journal.running) due.push(journal);
    }
  }
  run.oldestDays = (now - oldest) / dayMs;
  due.sort((left, right) => wholeSince(left) - wholeSince(right));
  const left = due.values();
  const worker = async () => {
    for (const journal of left) {
      if (!deps.hasTime()) return;
      await verifyOne(deps, journal, run).catch((error: unknown) => {
        run.failed += 1;
        deps.reportFailure(journal.journalId, error);
      });
    }
  };
  await Promise.all(Array.from({ length: journalsAtOnce }, worker));
  return run;
}
