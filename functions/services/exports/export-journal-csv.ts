import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import { limits } from '#shared/data/limits.ts';
import { csvCells, csvRecord, csvStart } from '#shared/rules/csv.ts';
import { destroyedWords } from '#shared/rules/duties/destroyed-words.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import type { IntegrityDeps } from '../entries/damaged.ts';
import { type DeliveredFile, deliverFile } from './deliver-file.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { journalColumns, receiptColumns } from './journal-columns.ts';
import { judgedFilters } from './journal-filters.ts';
import { type JournalHits, type JournalHitsDeps, journalHits } from './journal-hits.ts';
import { journalRecords, type RecordMaking } from './journal-records.ts';
import { reportFileName } from './report-file-name.ts';

export type ExportJournalCsvDeps = JournalHitsDeps &
  IntegrityDeps & {
    batch: EntryBatch;
    exports: ExportFiles;
    newId: () => string;
    now: () => Date;
  };

const shown = (count: number) => count.toLocaleString('en-US');

const tooMany = (count: number) =>
  `${shown(count)} entries are too many for one file of at most ${shown(limits.csvRows)}. Choose a shorter period.`;

/**
 * The text of the integrity column for an entry that doesn't match its seal. Other existing entries leave it
 * empty.
 */
const brokenSeal = 'Failed: does not match its seal';

const tooSlow = 'There are too many entries to read in time. Choose a shorter period.';

/**
 * Returns the submitted entries that match the filters as a CSV for spreadsheets (RFC 4180, UTF-8), by
 * number. Marks entries that don't match their seals, and lists destroyed ones. Fails for plans without
 * reports, filters that the plan doesn't include or that contradict each other, and more rows than can be
 * read in time.
 */
export async function exportJournalCsv(
  deps: ExportJournalCsvDeps,
  { account, filters }: { account: Account; filters: EntryFilters },
): Promise<Outcome<DeliveredFile>> {
  const now = deps.now();
  const checkTime = exportDeadline(deps.now, 'store');
  const { plan } = effectivePlan(account, now);
  const judged = judgedFilters(plan, filters);
  if (!judged.ok) return judged;

  const record: RecordMaking['record'] = (recorded, isIntact) =>
    csvRecord([
      ...csvCells(journalColumns, recorded),
      isIntact ? '' : brokenSeal,
      ...csvCells(receiptColumns, recorded),
    ]);
  const numberOnly = (number: number, state: string) =>
    csvRecord([
      { number: formatEntryNumber(number) },
      ...journalColumns.slice(1).map(() => ''),
      state,
      ...receiptColumns.map(() => ''),
    ]);
  const making: RecordMaking = {
    ...{ record, checkTime },
    unreadable: (number) => numberOnly(number, brokenSeal),
    destroyed: (row) => numberOnly(row.entryNumber ?? 0, destroyedWords(row, account)),
  };
  async function* content(found: JournalHits): AsyncGenerator<Uint8Array> {
    yield Buffer.from(
      csvStart +
        csvRecord([
          ...journalColumns.map(({ title }) => title),
          'Integrity',
          ...receiptColumns.map(({ title }) => title),
        ]),
    );
    for await (const records of journalRecords(deps, account, found, making))
      yield Buffer.from(records.join(''));
  }
  const name = reportFileName('csv', filters, now, account.timezone);
  const file = { id: `${deps.newId()}.csv`, name, type: 'text/csv; charset=utf-8' };
  try {
    const found = await journalHits(deps, account.journalId, filters);
    checkTime();
    const count = found.numbers.length;
    if (count > limits.csvRows) return refuse('EXPORT_TOO_LARGE', { detail: tooMany(count) });
    return ok(await deliverFile(deps.exports, account.id, file, content(found)));
  } catch (error) {
    if (error instanceof OutOfTime) return refuse('EXPORT_TOO_LARGE', { detail: tooSlow });
    throw error;
  }
}
