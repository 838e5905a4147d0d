import { type ImageFiles, imagePath } from '#functions/adapters/images/image-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem, ImageRef, SealedText } from '#functions/store/entries/entry-item.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { submitEntry as contract } from '#shared/contract/entries.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { lastActDay, timedAct } from '#shared/rules/act-time.ts';
import { commissionWarnings } from '#shared/rules/commissions.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { keptUntil } from '#shared/rules/law/kept-until.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type DateFormat, shownDay } from '#shared/rules/shown-day.ts';
import { entryRow } from './entry-row.ts';
import { sealedEntry } from './sealed-entry.ts';
import { type TurnDeps, takeTurns } from './take-turns.ts';

export type SubmitEntryDeps = TurnDeps & {
  entries: EntryStore;
  journal: JournalStore;
  images: ImageFiles;
};

export type SubmitEntryInput = {
  account: Account;
  sessionId: string;
  requestId: string;
  entryId: string;
  /** When the notary tapped Submit, by the clock of the device. Without it, the one that the draft names. */
  recordedAt?: string | null | undefined;
};

/**
 * Lists the problems that prevent a stored draft from being submitted. A stored signature is always longer than the minimum;
 * of an ID number only its being there is judged: its content was judged when it was saved, and sealed.
 */
function problems(notaryId: string, entry: EntryItem, recordedDay: string): string[] {
  const pathOf = (image: ImageRef | null) => image && imagePath(notaryId, entry.id, image.digest);
  const open = <T extends { signature: ImageRef | null; idNumber: SealedText | null }>({
    signature,
    idNumber,
    ...person
  }: T) => ({ ...person, idNumber: idNumber && '•', signatureDataUrl: pathOf(signature) });
  return entryProblems(
    {
      ...entry,
      fee: entry.feeCents / 100,
      signers: entry.signers.map(open),
      credibleWitnesses: entry.credibleWitnesses?.map(open),
      signerJournalSignature: pathOf(entry.signerJournalSignature),
      principalSignature: pathOf(entry.principalSignature),
    },
    recordedDay,
  ).map((problem) => problem.message);
}

/** Returns a draft with the time zone and the time of recording that count for its submission. */
const stated = (draft: EntryItem, account: Account, recordedAt: string | null | undefined) => ({
  ...draft,
  actTimezone: draft.actTimezone ?? account.timezone,
  recordedAt: recordedAt ?? draft.recordedAt,
});

type Submitted = Output<typeof contract>;

/** The answer to a submission. A repeated one warns of the commission that the entry names, as the first did. */
function submitted(entry: EntryItem, dateFormat: DateFormat): Submitted {
  const { commission, stateCode, date } = entry;
  const warnings =
    commission === undefined
      ? []
      : commissionWarnings(commission, stateCode, date, (day) => shownDay(day, dateFormat));
  return { ...entryRow(entry), warnings, entryHash: entry.entryHash ?? '' };
}

/**
 * Locks the images of an entry for as long as its state requires. False if another submission of the same draft has
 * removed them, having locked them itself.
 */
async function lockImages(
  { images, entries }: SubmitEntryDeps,
  account: Account,
  entry: EntryItem,
  now: Date,
): Promise<boolean> {
  try {
    await images.seal(account.id, entry.id, entry.images, keptUntil(entry.stateCode, now));
    return true;
  } catch (error) {
    const current = await entries.getDraft(account, entry.id, now);
    if (current?.status !== 'submitted') throw error;
    return false;
  }
}

/**
 * Submits a draft: complete by the rules, the next number, below the month's limit, in one transaction.
 * Under any concurrency or retry an entry is submitted once, and submitting it again answers the same
 * entry (specification, section 12). BUSY while the notary's other submissions take all the time.
 */
export async function submitEntry(
  deps: SubmitEntryDeps,
  { account, sessionId, requestId, entryId, recordedAt }: SubmitEntryInput,
): Promise<Outcome<Submitted>> {
  let lockedVersion: number | undefined;
  return takeTurns(deps, { notaryId: account.id, requestId }, async () => {
    const [draft, ledger] = await Promise.all([
      deps.entries.getDraft(account, entryId, deps.now()),
      deps.journal.ledger(account.journalId),
    ]);
    // Read after the ledger, so that times follow the order of the numbers.
    const now = deps.now();
    if (!draft) return refuse('ENTRY_NOT_FOUND');
    if (draft.status === 'submitted') return ok(submitted(draft, account.dateFormat));
    const { recordedDay, ...times } = timedAct(stated(draft, account, recordedAt), now);
    const timed = { ...draft, ...times };
    const complaints = problems(account.id, timed, recordedDay);
    if (timed.date > lastActDay(timed, now)) complaints.push('Date must not be in the future');
    if (complaints.length > 0) return refuse('INVALID_FIELDS', { detail: complaints });

    const at = now.toISOString();
    const month = monthIn(account.timezone, now);
    const { notarizationsLimit } = effectivePlan(account, now).plan;
    const { entry, link } = sealedEntry(timed, {
      ...{ ledger, account, at },
      audit: { sessionId, requestId },
    });
    if (draft.version !== lockedVersion) {
      // Nobody can unlock an image, so one that will not become part of an entry should not be locked.
      if (notarizationsLimit >= 0) {
        const { submitted: used } = await deps.journal.month(account.id, month);
        if (used >= notarizationsLimit) return refuse('NOTARIZATION_LIMIT_EXCEEDED');
      }
      // Before the transaction: a sealed entry never refers to an image that could be lost.
      const isLocked = await lockImages(deps, account, entry, now);
      if (!isLocked) return 'lost';
      lockedVersion = draft.version;
    }
    const result = await deps.journal.submit(account, {
      before: draft,
      after: entry,
      link,
      ledger,
      month,
      notarizationsLimit,
    });
    if (result === 'submitted') {
      // The entry is final, and its images are locked. If those of the draft cannot be removed now, they do no harm.
      await Promise.allSettled([deps.images.remove(account.id, entryId, draft.images)]);
      return ok(submitted(entry, account.dateFormat));
    }
    return result === 'limit-reached' ? refuse('NOTARIZATION_LIMIT_EXCEEDED') : 'lost';
  });
}
