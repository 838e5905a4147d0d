import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import type { PrintedLine } from '#functions/adapters/pdf/journal-pdf.ts';
import { shortDay, shownTime } from '#functions/adapters/pdf/shown-time.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { BrokenSeal } from '#functions/broken-seal.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { foundRows } from '#functions/services/search/find-entries.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { type EntryBatch, entriesAtOnce } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem, ImageRef } from '#functions/store/entries/entry-item.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import { limits } from '#shared/data/limits.ts';
import { states } from '#shared/data/states.ts';
import type { EntryFilters } from '#shared/rules/entry-filters.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { damagedAmong, type IntegrityDeps } from '../entries/verified-entry.ts';
import { answerBytes, type DeliveredFile } from './deliver-file.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { judgedFilters } from './journal-filters.ts';
import { type JournalHitsDeps, journalHits } from './journal-hits.ts';
import { journalLines, type Printing, shownFee, signersOf, unreadableLine } from './journal-lines.ts';
import { periodInWords } from './period-in-words.ts';
import { readAhead } from './read-ahead.ts';
import { reportFileName } from './report-file-name.ts';

export type ExportJournalPdfDeps = JournalHitsDeps &
  IntegrityDeps & {
    batch: EntryBatch;
    images: Pick<ImageFiles, 'get'>;
    /** Returns a signature as a small image, a data URL. Undefined if it cannot be decoded. */
    thumbnail: (file: Uint8Array) => Promise<string | undefined>;
    documents: Pick<SignedDocuments, 'journal'>;
    exports: ExportFiles;
    newId: () => string;
    now: () => Date;
  };

/** Entries whose signatures are fetched while those of another are scaled down. */
const fetchedAhead = 8;

const tooMany = (count: number, what: string) =>
  `${count.toLocaleString('en-US')} ${what} are too many for one printed journal of at most ` +
  `${limits.printedRows.toLocaleString('en-US')}. Choose a shorter period.`;

const tooSlow = 'There are too many entries and images to print in time. Choose a shorter period.';

/** Returns each commission under which the entries were made, in order of first use. */
function commissionsOf(entries: readonly EntryItem[], dateFormat: string): string[] {
  const shown = entries.flatMap(({ commission }) => {
    if (!commission) return [];
    const name = Object.entries(states).find(([code]) => code === commission.state)?.[1].name;
    const expires = shortDay(commission.expirationDate, dateFormat);
    return [`${commission.commissionNumber}, ${name ?? commission.state}, expires ${expires}`];
  });
  return [...new Set(shown)];
}

/** Reads entries by their rows. Reports those that cannot be read, and returns their numbers. */
async function readEntries(
  { batch, reportDamage }: Pick<ExportJournalPdfDeps, 'batch' | 'reportDamage'>,
  account: Account,
  rows: readonly EntryRowItem[],
): Promise<{ entries: EntryItem[]; unreadable: number[] }> {
  const ids = rows.map(({ id }) => id);
  const hundreds = Array.from({ length: Math.ceil(ids.length / entriesAtOnce) }, (_, at) =>
    batch.byId(account.journalId, ids.slice(at * entriesAtOnce, (at + 1) * entriesAtOnce)),
  );
  const found = new Map((await Promise.all(hundreds)).flatMap((some) => [...some]));
  const missing = rows.filter(({ id }) => !found.has(id));
  if (missing.length > 0) {
    await reportDamage(
      account,
      missing.map(({ id: entryId }) => ({ entryId, fault: 'unreadable' })),
    );
  }
  return {
    entries: ids.flatMap((id) => found.get(id) ?? []),
    unreadable: missing.map(({ entryNumber }) => entryNumber ?? 0),
  };
}

/** Returns the names under which the entries were made, in order of first use. */
const notariesOf = (entries: readonly EntryItem[]) =>
  [...new Set(entries.flatMap(({ notaryName }) => notaryName ?? []))].join(', ');

/**
 * Returns the lines of all entries, with scaled-down signatures. Verifies entries and signatures, and marks and reports
 * those that are not as they were sealed.
 */
async function printedLines(
  deps: ExportJournalPdfDeps,
  account: Account,
  {
    entries,
    printing,
    checkTime,
  }: { entries: EntryItem[]; printing: Omit<Printing, 'isIntact'>; checkTime: () => void },
): Promise<PrintedLine[]> {
  const { images, thumbnail } = deps;
  const damaged = await damagedAmong(deps, account, entries);
  const fetchOf = async (entry: EntryItem) => {
    const file = async (signature: ImageRef | null) => {
      try {
        return signature && (await images.get(account.id, entry, signature));
      } catch (error) {
        if (!(error instanceof BrokenSeal)) throw error;
        damaged.set(entry.id, error.fault);
        return null;
      }
    };
    const files = await Promise.all(signersOf(entry).map(({ signature }) => file(signature)));
    return { entry, files };
  };
  const lines: PrintedLine[] = [];
  for await (const { entry, files } of readAhead(entries, fetchedAhead, fetchOf)) {
    checkTime();
    const thumbnails: (string | undefined)[] = [];
    for (const file of files) thumbnails.push(file ? await thumbnail(file) : undefined);
    const isIntact = !damaged.has(entry.id);
    lines.push(...journalLines(entry, thumbnails, { ...printing, isIntact }));
  }
  const damages = [...damaged].map(([entryId, fault]) => ({ entryId, fault }));
  if (damages.length > 0) await deps.reportDamage(account, damages);
  return lines;
}

/**
 * Returns the submitted entries that match the filters as one table to print, signed, with signatures and totals, by
 * number. Fails for plans without reports, filters that the plan lacks or that contradict each other, and more
 * entries than can be laid out in time.
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
  const { timezone, dateFormat, fullName } = account;
  try {
    const found = await journalHits(deps, account.journalId, filters);
    const { numbers } = found;
    if (numbers.length > limits.printedRows)
      return refuse('EXPORT_TOO_LARGE', { detail: tooMany(numbers.length, 'entries') });
    const rows = await foundRows(deps, account.journalId, found, numbers);
    checkTime();
    const { entries, unreadable } = await readEntries(deps, account, rows);
    const signers = entries.reduce((sum, entry) => sum + signersOf(entry).length, 0);
    if (signers > limits.printedRows)
      return refuse('EXPORT_TOO_LARGE', { detail: tooMany(signers, 'signers') });
    const last = entries.at(-1);
    const lines = await printedLines(deps, account, {
      entries,
      printing: { dateFormat },
      checkTime,
    });
    const inOrder = [...lines, ...unreadable.map(unreadableLine)].toSorted(
      (left, right) => Number(left.number) - Number(right.number),
    );
    const bytes = await deps.documents.journal({
      notary: notariesOf(entries) || fullName,
      commissions: commissionsOf(entries, dateFormat),
      period: periodInWords(filters),
      entryCount: rows.length,
      fees: shownFee(entries.reduce((sum, { feeCents }) => sum + feeCents, 0)),
      last: last && { number: formatEntryNumber(last.entryNumber ?? 0), hash: last.entryHash ?? '' },
      lines: inOrder,
      printedAt,
      printedTime: shownTime(printedAt, timezone, dateFormat),
      journalId: account.journalId,
    });
    const name = reportFileName('pdf', filters, printedAt, timezone);
    const type = 'application/pdf';
    if (bytes.length <= answerBytes) return ok({ bytes, contentType: type, fileName: name });
    const file = { id: `${deps.newId()}.pdf`, name, type, bytes };
    return ok({ redirectTo: await deps.exports.offer(account.id, file) });
  } catch (error) {
    if (error instanceof OutOfTime) return refuse('EXPORT_TOO_LARGE', { detail: tooSlow });
    throw error;
  }
}
