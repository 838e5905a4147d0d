import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { foundRows } from '#functions/services/search/find-entries.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { limits } from '#shared/data/limits.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type DeliveredFile, responseBytes } from './deliver-file.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { judgedFilters } from './journal-filters.ts';
import { type JournalHitsDeps, journalHits } from './journal-hits.ts';
import { periodInWords } from './period-in-words.ts';
import { type PrintJournalDeps, printJournal, TooManySigners } from './print-journal.ts';
import { reportFileName } from './report-file-name.ts';

export type ExportJournalPdfDeps = JournalHitsDeps &
  PrintJournalDeps & {
    exports: ExportFiles;
    newId: () => string;
    now: () => Date;
  };

const tooMany = (count: number, what: string) =>
  `${count.toLocaleString('en-US')} ${what} are too many for one printed journal of at most ` +
  `${limits.printedRows.toLocaleString('en-US')}. Choose a shorter period.`;

const tooSlow = 'There are too many entries and images to print in time. Choose a shorter period.';

/**
 * Returns the submitted entries that match the filters as one signed, printable table with signatures and
 * totals, by number. Fails for plans without reports, filters that the plan doesn't include or that
 * contradict each other, and more entries than can be laid out in time.
 */
export async function exportJournalPdf(
  deps: ExportJournalPdfDeps,
  { account, filters }: { account: Account; filters: EntryFilters },
): Promise<Outcome<DeliveredFile>> {
  const printedAt = deps.now();
  const checkTime = exportDeadline(deps.now, 'layOut');
  const { plan } = effectivePlan(account, printedAt);
  const judged = judgedFilters(plan, filters);
  if (!judged.ok) return judged;
  try {
    const found = await journalHits(deps, account.journalId, filters);
    const { numbers } = found;
    if (numbers.length > limits.printedRows)
      return refuse('EXPORT_TOO_LARGE', { detail: tooMany(numbers.length, 'entries') });
    const rows = await foundRows(deps, account.journalId, found, numbers);
    checkTime();
    const bytes = await printJournal(deps, account, {
      rows,
      period: periodInWords(filters),
      printedAt,
      checkTime,
      signersMax: limits.printedRows,
    });
    const name = reportFileName('pdf', filters, printedAt, account.timezone);
    const type = 'application/pdf';
    if (bytes.length <= responseBytes) return ok({ bytes, contentType: type, fileName: name });
    const file = { id: `${deps.newId()}.pdf`, name, type, bytes };
    return ok({ redirectTo: await deps.exports.offer(account.id, file) });
  } catch (error) {
    if (error instanceof TooManySigners)
      return refuse('EXPORT_TOO_LARGE', { detail: tooMany(error.count, 'signers') });
    if (error instanceof OutOfTime) return refuse('EXPORT_TOO_LARGE', { detail: tooSlow });
    throw error;
  }
}
