import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import type { ArchivedFile, zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { EntryDestroyed } from '#functions/entry-destroyed.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { inJournal, journalNumber } from '#functions/store/account/journals.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { isTimezone } from '#shared/rules/dates.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { damaged } from '../entries/damaged.ts';
import type { GetEntryDeps } from '../entries/get-entry.ts';
import { sealsOf, verifiedResponse } from '../entries/verified-entry.ts';
import { type EntryEvidenceDeps, entryEvidence } from '../evidence/entry-evidence.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { problemsFile, problemsText } from './integrity-problems.ts';
import { readAhead } from './read-ahead.ts';

export type ExportEntriesDeps = GetEntryDeps &
  EntryEvidenceDeps & {
    images: Pick<ImageFiles, 'get' | 'printable'>;
    documents: Pick<SignedDocuments, 'entry'>;
    zip: typeof zipArchive;
    exports: ExportFiles;
    newId: () => string;
  };

export type ExportEntriesInput = {
  account: Account;
  entryIds: readonly string[];
  timezone: string | undefined;
};

/** Entries whose images are prefetched while a PDF is made, with at most 4 MB of images each. */
const fetchedAhead = 2;

const tooMuch = (count: number, made: number) =>
  `These ${count} entries contain too many images for one file. Only ${made} were ready in time. Choose fewer entries.`;

/**
 * A requested entry, and the account with the entry's journal in view. An unreadable one has no content and
 * no number.
 */
type Chosen = { id: string; account: Account; entry: EntryItem | undefined };

/**
 * Returns the requested entries without duplicates, by journal and number, or the IDs that can't be exported.
 */
async function chosenEntries(
  { entries, now, reportDamage }: Pick<ExportEntriesDeps, 'entries' | 'now' | 'reportDamage'>,
  account: Account,
  entryIds: readonly string[],
): Promise<Outcome<Chosen[]>> {
  const found = await Promise.all(
    [...new Set(entryIds)].map(async (id) => {
      try {
        const entry = await entries.get(account, id, now());
        const owner = inJournal(account, entry?.otherJournal ?? account.journalId);
        return { id, account: owner, entry, isDamaged: false };
      } catch (error) {
        if (error instanceof EntryDestroyed)
          return { id, account, entry: undefined, isDamaged: false, isDestroyed: true };
        await damaged({ reportDamage }, account, id, error);
        return { id, account, entry: undefined, isDamaged: true };
      }
    }),
  );
  const faults = found.flatMap(({ id, entry, isDamaged, isDestroyed }) => {
    if (isDestroyed) return [`Entry ${id} was destroyed`];
    if (!entry) return isDamaged ? [] : [`Entry ${id} does not exist`];
    return entry.status === 'submitted' ? [] : [`Entry ${id} is a draft. Only submitted entries have a PDF`];
  });
  if (faults.length > 0) return refuse('INVALID_FIELDS', { detail: faults });
  const placeOf = ({ account, entry }: Chosen) =>
    [journalNumber(account) ?? 0, entry?.entryNumber ?? 0] as const;
  return ok(
    found.toSorted((left, right) => {
      const [[journal, number], [otherJournal, otherNumber]] = [placeOf(left), placeOf(right)];
      return journal - otherJournal || number - otherNumber;
    }),
  );
}

/** A readable entry, and the account with its journal in view. */
type Readable = { owner: Account; entry: EntryItem };

/** Returns the seals of entries by entry ID, read from each journal. */
async function sealsAmong(deps: Pick<ExportEntriesDeps, 'seals'>, readable: readonly Readable[]) {
  const byJournal = Map.groupBy(readable, ({ owner }) => owner.journalId);
  const found = await Promise.all(
    [...byJournal].map(([journalId, some]) =>
      sealsOf(
        deps,
        { journalId },
        some.map(({ entry }) => entry),
      ),
    ),
  );
  return new Map(found.flatMap((seals) => [...seals]));
}

/**
 * Stores a ZIP with each entry's PDF and returns its URL. The time of printing is in `timezone`, by default
 * the notary's own. Duplicate IDs count once. An entry that doesn't match its seal is left out and named in a
 * separate file. Fails, and stores nothing, for plans without batch export, unknown time zones, any ID that
 * isn't a submitted entry of the notary, and exports that take too long (specification, sections 5 and 6).
 */
export async function exportEntries(
  deps: ExportEntriesDeps,
  { account, entryIds, timezone = account.timezone }: ExportEntriesInput,
): Promise<Outcome<{ redirectTo: string }>> {
  const printedAt = deps.now();
  const checkTime = exportDeadline(deps.now, 'store');
  if (!effectivePlan(account, printedAt).plan.batchExport) return refuse('PLAN_LACKS_BATCH_EXPORT');
  if (!isTimezone(timezone))
    return refuse('INVALID_FIELDS', { detail: ['Timezone is not a known timezone'] });
  if (entryIds.length === 0) return refuse('INVALID_FIELDS', { detail: ['Please select entries to export'] });
  const chosen = await chosenEntries(deps, account, entryIds);
  if (!chosen.ok) return chosen;

  const count = chosen.value.length;
  let made = 0;
  const printing = { timezone, dateFormat: account.dateFormat, printedAt };
  async function* pdfs(chosen: readonly Chosen[]): AsyncGenerator<ArchivedFile> {
    const readable = chosen.flatMap(({ account: owner, entry }) => (entry ? { owner, entry } : []));
    const seals = await sealsAmong(deps, readable);
    const read = async ({ owner, entry }: Readable) => {
      const [journal, number] = [journalNumber(owner), formatEntryNumber(entry.entryNumber ?? 0)];
      const name = journal === undefined ? number : `${number} of journal ${journal}`;
      const fileName = `${journal === undefined ? '' : `journal-${journal}-`}entry-${number}.pdf`;
      const verified = await verifiedResponse(deps, owner, entry, seals.get(entry.id));
      if (!verified.ok) return { name, fileName };
      const { response, addenda } = verified.value;
      const [proof, printable] = await Promise.all([
        entryEvidence(deps, owner.journalId, entry, addenda),
        deps.images.printable(owner.id, entry),
      ]);
      return { name, fileName, response, printed: { proof, printable } };
    };
    const broken = chosen.flatMap(({ id, entry }) => (entry ? [] : [`with ID ${id}`]));
    for await (const { name, fileName, response, printed } of readAhead(readable, fetchedAhead, read)) {
      checkTime();
      if (response) {
        const bytes = await deps.documents.entry(response, { ...printing, ...printed });
        yield { name: fileName, bytes };
      } else {
        broken.push(name);
      }
      made += 1;
    }
    if (broken.length > 0) yield { name: problemsFile, bytes: Buffer.from(problemsText(broken)) };
  }
  try {
    const redirectTo = await deps.exports.offerStream(
      account.id,
      { id: `${deps.newId()}.zip`, name: `notary-entries-${count}.zip`, type: 'application/zip' },
      deps.zip(pdfs(chosen.value), printedAt),
    );
    return ok({ redirectTo });
  } catch (error) {
    if (error instanceof OutOfTime) return refuse('EXPORT_TOO_LARGE', { detail: tooMuch(count, made) });
    throw error;
  }
}
