import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import type { ArchivedFile, zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { isTimezone } from '#shared/rules/dates.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { entryAnswer } from '../entries/entry-view.ts';
import type { GetEntryDeps } from '../entries/get-entry.ts';
import { type EntryEvidenceDeps, entryEvidence } from '../evidence/entry-evidence.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { readAhead } from './read-ahead.ts';

export type ExportEntriesDeps = GetEntryDeps &
  EntryEvidenceDeps & {
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

/** Entries whose images are fetched while a PDF is made, with at most 4 MB of images each. */
const fetchedAhead = 2;

const tooMuch = (count: number, made: number) =>
  `These ${count} entries hold too many images for one file: ${made} were ready in time. Choose fewer entries.`;

/** Returns the entries of a request, each once, by number; or which of the IDs cannot be exported. */
async function chosenEntries(
  { entries, now }: Pick<ExportEntriesDeps, 'entries' | 'now'>,
  account: Account,
  entryIds: readonly string[],
): Promise<Outcome<EntryItem[]>> {
  const ids = [...new Set(entryIds)];
  const found = await Promise.all(
    ids.map(async (id) => ({ id, entry: await entries.get(account, id, now()) })),
  );
  const faults = found.flatMap(({ id, entry }) => {
    if (!entry) return [`Entry ${id} does not exist`];
    return entry.status === 'submitted' ? [] : [`Entry ${id} is a draft: only submitted entries have a PDF`];
  });
  if (faults.length > 0) return refuse('INVALID_FIELDS', { detail: faults });
  const chosen = found.flatMap(({ entry }) => entry ?? []);
  return ok(chosen.toSorted((left, right) => (left.entryNumber ?? 0) - (right.entryNumber ?? 0)));
}

/**
 * Stores a ZIP with the PDF of each entry, the time of printing in `timezone` (by default the notary's own), and returns its URL.
 * An ID that occurs twice counts once. Fails for plans without batch export, unknown time zones, any ID that is not
 * a submitted entry of the notary, and exports that take too long; then nothing is stored (specification, sections
 * 5 and 6).
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
  async function* pdfs(entries: readonly EntryItem[]): AsyncGenerator<ArchivedFile> {
    const read = async (entry: EntryItem) => {
      const [answer, proof] = await Promise.all([
        entryAnswer(deps, account.id, entry),
        entryEvidence(deps, account.journalId, entry),
      ]);
      return { answer, proof };
    };
    for await (const { answer, proof } of readAhead(entries, fetchedAhead, read)) {
      checkTime();
      const printed = { ...answer, notary: { fullName: account.fullName } };
      const bytes = await deps.documents.entry(printed, { ...printing, proof });
      yield { name: `entry-${answer.entryNumber}.pdf`, bytes };
      made += 1;
    }
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
