import type { ErasedFiles } from '#functions/adapters/files/erased-files.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { DataExportStore } from '#functions/store/account/data-export-store.ts';
import type { ErasureStore } from '#functions/store/account/erasure-store.ts';
import { inJournal } from '#functions/store/account/journals.ts';
import type {
  AskedDestruction,
  Destruction,
  DestructionStore,
  StopReason,
} from '#functions/store/entries/destruction-store.ts';
import { carriedOutAfter } from '#shared/rules/duties/destruction-time.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import { notariesOf } from '../exports/notaries-of.ts';
import {
  type PlannedDestruction,
  type PlannedDestructionDeps,
  plannedDestruction,
} from './planned-destruction.ts';

export type CarryOutDestructionDeps = PlannedDestructionDeps & {
  accounts: Pick<AccountStore, 'get'>;
  destructions: DestructionStore;
  dataExports: Pick<DataExportStore, 'get'>;
  items: Pick<ErasureStore, 'removeSearchIndex' | 'removeDataExport'>;
  files: Pick<ErasedFiles, 'removeEntry' | 'removeExports'>;
  /** Returns whether there is time for another entry. */
  hasTime: () => boolean;
};

/** The result of a run for a requested destruction. */
export type DestructionFate = 'destroyed' | 'given-up' | 'unfinished' | 'waiting';

/**
 * An export or a search index build that was still using the entries ends well within this time. Its
 * leftovers are then removed.
 */
const lastRemainsAfterMs = 60 * 60_000;

const entryPosition = ({ entryNumber }: { entryNumber: number }) => String(entryNumber);

/** Returns the record that begins a destruction. */
function beginning(
  { id, year, state, askedAt }: AskedDestruction,
  { fullName }: Account,
  { retention, entries, addenda }: PlannedDestruction,
  now: Date,
): Destruction {
  const { basis, years, cite, until, destruction } = retention;
  return {
    ...{ id, year, state, askedAt, begunAt: now.toISOString(), finishedAt: null },
    // The account's name may have changed since the acts.
    ...{ notaryName: notariesOf(entries) || fullName, askedBy: fullName },
    ...{ basis, years, cite, until, rule: destruction.text, ruleCite: destruction.cite },
    entries: entries.length,
    seals: [
      ...entries.map((entry) => ({
        ...{ position: entryPosition(entry), hash: entry.entryHash, link: entry.link },
        receivedOn: entry.submittedAt.slice(0, 10),
        ...(entry.linkItem !== undefined && { linkItem: entry.linkItem }),
      })),
      ...addenda.map(({ entryNumber, number, hash, link, at }) => ({
        ...{ position: `${entryNumber}.a${number}`, hash, link, receivedOn: at.slice(0, 10) },
      })),
    ],
  };
}

/**
 * Replaces a record's entries with their remains. Rechecks the journal whenever something was recorded, and
 * the legal holds before each entry. Returns why it stopped; `time` if the next run must continue.
 */
async function destroyEntries(
  deps: CarryOutDestructionDeps,
  account: Account,
  { record, plan }: { record: Destruction; plan: PlannedDestruction },
): Promise<StopReason | 'time' | undefined> {
  const { destructions, holds, now, hasTime } = deps;
  const listed = new Map(record.seals.map(({ position, hash }) => [position, hash]));
  const left = plan.entries.filter((entry) => listed.get(entryPosition(entry)) === entry.entryHash);
  for (const entry of left) {
    if (!hasTime()) return 'time';
    if ((await holds.list(account.id)).some(isActive)) return 'hold';
    const at = { destruction: record.id, at: now().toISOString(), lastLink: plan.lastLink };
    if (await destructions.destroyEntry(account.journalId, entry, at)) continue;
    const again = await plannedDestruction(deps, account, record);
    if (again.kind === 'refused') return again.reason === 'nothing' ? undefined : again.reason;
    return destroyEntries(deps, account, { record, plan: again });
  }
  return undefined;
}

/**
 * Removes addenda and files of a record's destroyed entries. Returns the entries by number; undefined if time
 * is up.
 */
async function removeContent(
  { destructions, files, hasTime }: CarryOutDestructionDeps,
  { id: notaryId, journalId }: Account,
  { seals }: Destruction,
): Promise<ReadonlySet<number> | undefined> {
  const listed = new Set(seals.map(({ position }) => position));
  const destroyed = (await destructions.sealedFacts(journalId)).filter(
    (entry) => entry.status === 'destroyed' && listed.has(entryPosition(entry)),
  );
  for (const { id, entryNumber } of destroyed) {
    if (!hasTime()) return undefined;
    await destructions.removeAddenda(journalId, entryNumber);
    await files.removeEntry(notaryId, id);
  }
  return new Set(destroyed.map(({ entryNumber }) => entryNumber));
}

/**
 * Removes what other work under way during the destruction left behind, then the destruction from the list.
 */
async function removeLastRemains(
  { destructions, dataExports, items, files, now }: CarryOutDestructionDeps,
  asked: AskedDestruction,
  { journalId }: Account,
  finishedAt: string,
): Promise<DestructionFate> {
  if (now().getTime() - Date.parse(finishedAt) < lastRemainsAfterMs) return 'waiting';
  await items.removeSearchIndex(journalId);
  // An export requested since then doesn't contain the entries.
  if (!(await dataExports.get(asked.notaryId))) await files.removeExports(asked.notaryId);
  await destructions.dropAsked(asked);
  return 'waiting';
}

/**
 * Carries out a destruction, or continues one. Rechecks the law against the server's clock and the current
 * journal. A legal hold stops everything that hasn't begun. Each step can be repeated: after a crash, the
 * next call does the rest.
 */
export async function carryOutDestruction(
  deps: CarryOutDestructionDeps,
  asked: AskedDestruction,
): Promise<DestructionFate> {
  const { accounts, destructions, items, files, now } = deps;
  const { notaryId, journalId } = asked;
  const owner = await accounts.get(notaryId);
  if (!owner) {
    await destructions.dropAsked(asked);
    return 'given-up';
  }
  // The notary may have started a new journal since.
  const account = inJournal(owner, journalId);
  const { recovery } = account;
  const begun = await destructions.record(journalId, asked.id);
  if (!begun && recovery && (asked.tokenVersion ?? 0) <= recovery.tokenVersion) {
    await destructions.dropAsked(asked);
    return 'given-up';
  }
  if (asked.stopped || now().toISOString() < carriedOutAfter(asked.askedAt)) return 'waiting';
  if (begun?.finishedAt) return removeLastRemains(deps, asked, account, begun.finishedAt);

  const plan = await plannedDestruction(deps, account, asked);
  if (!begun && plan.kind === 'refused') {
    await destructions.giveUp(asked, plan.reason);
    return 'given-up';
  }
  let record = begun;
  if (!record && plan.kind === 'allowed') {
    record = beginning(asked, account, plan, now());
    if (!(await destructions.begin(asked, record))) {
      // Canceled in the meantime, or begun by a parallel run. That run or the next one finishes it.
      return (await destructions.record(journalId, asked.id)) ? 'waiting' : 'given-up';
    }
  }
  if (!record) throw new Error('A destruction has no record');
  const ended = plan.kind === 'allowed' ? await destroyEntries(deps, account, { record, plan }) : plan.reason;
  if (ended === 'time') return 'unfinished';
  const destroyed = await removeContent(deps, account, record);
  if (!destroyed) return 'unfinished';
  await items.removeSearchIndex(journalId);
  await items.removeDataExport(notaryId, now().toISOString());
  await files.removeExports(notaryId);
  await destructions.keep(journalId, {
    ...record,
    finishedAt: now().toISOString(),
    entries: destroyed.size,
    seals: record.seals.filter(({ position }) => destroyed.has(Number.parseInt(position, 10))),
    ...(ended !== undefined && ended !== 'nothing' && { stopped: ended }),
  });
  return 'destroyed';
}
