import { decodeTime } from 'ulid';
import { type ImageFiles, imagePath } from '#functions/adapters/images/image-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { type EntryItem, type ImageRef, itemName } from '#functions/store/entries/entry-item.ts';
import type { EntryStore } from '#functions/store/entries/entry-store.ts';
import { hasRoom, type SubmittingJournal } from '#functions/store/entries/submitting-journal.ts';
import type { submitEntry as contract } from '#shared/contract/entries.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { lastActDay, timedAct } from '#shared/rules/act-time.ts';
import { commissionWarnings } from '#shared/rules/commissions.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { doubtsOf } from '#shared/rules/law/doubts.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { retainUntil } from '#shared/rules/law/retain-until.ts';
import { openDoubts } from '#shared/rules/open-doubts.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type DateFormat, shownDay } from '#shared/rules/shown-day.ts';
import { currentJournal } from '../journals/current-journal.ts';
import { entryRow } from './entry-row.ts';
import { storedImages } from './replaced-images.ts';
import { sealedEntries } from './sealed-entry.ts';
import { type WriteLockDeps, withWriteLock } from './write-lock.ts';

export type SubmitDeps = WriteLockDeps & {
  entries: EntryStore;
  journal: SubmittingJournal;
  images: ImageFiles;
};

export type SubmitInput = {
  account: Account;
  sessionId: string;
  requestId: string;
  /** The drafts, in the order of their future numbers. */
  entryIds: readonly string[];
  /** When the notary tapped Submit, by the device's clock. It applies to drafts that name no time of their own. */
  recordedAt?: string | null | undefined;
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns stored fields in the form that the rules check: images as file paths, and ID numbers as recorded or
 * not.
 */
function opened(table: FieldTable, values: Values, pathOf: (image: ImageRef) => string): Values {
  const members = Object.entries(table).map(([name, field]) => {
    const value = values[itemName(name, field)];
    if (field.kind === 'money') return [name, Number(value) / 100];
    if (!value) return [name, value];
    if (field.kind === 'people')
      return [name, (value as Values[]).map((person) => opened(field.of, person, pathOf))];
    return [
      name,
      field.kind === 'image' ? pathOf(value as ImageRef) : field.kind === 'encrypted' ? '•' : value,
    ];
  });
  return Object.fromEntries(members);
}

/**
 * Judges a stored draft: what prevents its submission, and the doubts of law that its notary has not answered. A stored
 * signature always exceeds the minimum length. For ID numbers, check presence only; content was validated and encrypted on save.
 */
function judgedDraft(
  { id, fullName, commissions, dateFormat }: Account,
  entry: EntryItem & { actTimezone: string },
  { recordedDay, now }: { recordedDay: string; now: Date },
): { problems: string[]; openDoubts: string[] } {
  const content: EntryContent = opened(entryFields, entry, ({ digest }) => imagePath(id, entry.id, digest));
  const problems = entryProblems(content, recordedDay).map((problem) => problem.message);
  if (entry.date > lastActDay(entry, now)) problems.push('Date must not be in the future');
  const showDay = (day: string) => shownDay(day, dateFormat);
  const doubts = doubtsOf(content, { fullName, commissions, today: recordedDay, showDay });
  return { problems, openDoubts: openDoubts(content, doubts) };
}

/** Returns a draft with the time zone and recording time that apply to its submission. */
const stated = (draft: EntryItem, account: Account, recordedAt: string | null | undefined) => ({
  ...draft,
  actTimezone: draft.actTimezone ?? account.timezone,
  recordedAt: draft.recordedAt ?? recordedAt,
});

/** Returns when a journal was opened, which is when its ID was made. */
const openingOf = ({ journalId }: Pick<Account, 'journalId'>) => new Date(decodeTime(journalId));

export type Submitted = Output<typeof contract>;

/**
 * The response to a submission. A repeated one gives the same warning as the first about the entry's
 * commission.
 */
function submitted(entry: EntryItem, dateFormat: DateFormat): Submitted {
  const { commission, stateCode, date } = entry;
  const warnings =
    commission === undefined
      ? []
      : commissionWarnings(commission, stateCode, date, (day) => shownDay(day, dateFormat));
  return { ...entryRow(entry), warnings, entryHash: entry.entryHash ?? '' };
}

/**
 * Locks an entry's images for as long as its state requires. False if another submission of the same draft
 * has locked and then removed them.
 */
async function lockImages(
  { images, entries }: SubmitDeps,
  account: Account,
  entry: EntryItem,
  now: Date,
): Promise<boolean> {
  try {
    await images.lock(account.id, entry.id, entry.images, retainUntil(entry.stateCode, now));
    return true;
  } catch (error) {
    const current = await entries.getDraft(account, entry.id, now);
    if (current?.status !== 'submitted') throw error;
    return false;
  }
}

/**
 * Reads drafts, and the end of the current journal. Reads the drafts again if only some of them are
 * submitted, because another call may have submitted all of them between two reads, and if a new journal was
 * started, which may contain them.
 */
async function read({ entries, journal, now }: SubmitDeps, known: Account, ids: readonly string[]) {
  const drafts = (owner: Account) => Promise.all(ids.map((id) => entries.getDraft(owner, id, now())));
  const [found, { account, ledger }] = await Promise.all([drafts(known), currentJournal(journal, known)]);
  const states = new Set(found.map((draft) => draft?.status));
  const isSettled = states.size <= 1 && account === known;
  return { account, ledger, found: isSettled ? found : await drafts(account) };
}

/**
 * Submits drafts in one transaction, all or none, to the account's current journal. Each must be complete by
 * the rules. They get consecutive numbers in the given order, within the month's limit. Under any concurrency
 * or retry, an entry is submitted once, and a repeated submission returns the same entries (specification,
 * section 12). ENTRIES_PARTLY_SUBMITTED if only some are submitted. BUSY while the notary's other submissions
 * take all the time. `orderOf` locates a problem, by the index of the draft.
 */
export async function submitDrafts(
  deps: SubmitDeps,
  { account: known, sessionId, requestId, entryIds, recordedAt }: SubmitInput,
  placeOf: (index: number) => string = () => '',
): Promise<Outcome<Submitted[]>> {
  /** The versions of drafts whose images are locked, by ID. */
  const locked = new Map<string, number>();
  return withWriteLock(deps, { notaryId: known.id, requestId }, async () => {
    const { account, found, ledger } = await read(deps, known, entryIds);
    // Read after the ledger, so that times follow the order of the numbers.
    const now = deps.now();
    const drafts = found.flatMap((draft) => draft ?? []);
    if (drafts.length < entryIds.length) return refuse('ENTRY_NOT_FOUND');
    const open = drafts.filter(({ status }) => status === 'draft');
    if (open.length === 0) return ok(drafts.map((entry) => submitted(entry, account.dateFormat)));
    if (open.length < drafts.length) return refuse('ENTRIES_PARTLY_SUBMITTED');

    const timed = drafts.map((draft) => {
      const { recordedDay, ...times } = timedAct(stated(draft, account, recordedAt), now, openingOf(account));
      return { draft, timed: { ...draft, ...times }, recordedDay };
    });
    const judged = timed.map(({ recordedDay, ...one }) => {
      const { problems, openDoubts } = judgedDraft(account, one.timed, { recordedDay, now });
      return { draft: one.draft, timed: { ...one.timed, openDoubts }, problems };
    });
    const complaints = judged.flatMap(({ problems }, index) =>
      problems.map((problem) => `${placeOf(index)}${problem}`),
    );
    if (complaints.length > 0) return refuse('INVALID_FIELDS', { detail: complaints });

    const month = monthIn(account.timezone, now);
    const { notarizationsLimit } = effectivePlan(account, now).plan;
    const entries = sealedEntries(judged, {
      ...{ ledger, account, at: now.toISOString() },
      audit: { sessionId, requestId },
    });
    const end = { ledger, month, notarizationsLimit };
    // A locked image can't be unlocked, so don't lock one that won't become part of an entry.
    if (!hasRoom(end, drafts.filter(wasPerformed).length)) {
      // If another call submitted the same drafts between the two reads, the month already includes them.
      const again = await Promise.all(entryIds.map((id) => deps.entries.getDraft(account, id, now)));
      const areOpen = again.every((draft) => draft?.status === 'draft');
      return areOpen ? refuse('NOTARIZATION_LIMIT_EXCEEDED') : 'lost';
    }
    const unlocked = entries.filter(({ before }) => locked.get(before.id) !== before.version);
    if (unlocked.length > 0) {
      // Before the transaction, so a sealed entry never refers to an image that could be lost.
      const areLocked = await Promise.all(unlocked.map(({ after }) => lockImages(deps, account, after, now)));
      if (areLocked.includes(false)) return 'lost';
      for (const { before } of unlocked) locked.set(before.id, before.version);
    }
    const result = await deps.journal.submit(account, { entries, ...end });
    if (result === 'submitted') {
      // The entries are final, and their images are locked. Leftover draft images are harmless if removal
      // fails.
      await Promise.allSettled(
        drafts.map((draft) => deps.images.remove(account.id, draft.id, storedImages(draft), draft.images)),
      );
      return ok(entries.map(({ after }) => submitted(after, account.dateFormat)));
    }
    return result === 'limit-reached' ? refuse('NOTARIZATION_LIMIT_EXCEEDED') : 'lost';
  });
}
