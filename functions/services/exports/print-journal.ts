import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import type { PrintedLine } from '#functions/adapters/pdf/journal-pdf.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { BrokenSeal } from '#functions/broken-seal.ts';
import { frontPageParts } from '#functions/services/front-page/front-page-parts.ts';
import { type FrontPageDeps, getFrontPage } from '#functions/services/front-page/get-front-page.ts';
import { printableSignature } from '#functions/services/front-page/printable-signature.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { type EntryBatch, entriesAtOnce } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem, ImageRef } from '#functions/store/entries/entry-item.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import { states } from '#shared/data/states.ts';
import { destroyedWords } from '#shared/rules/duties/destroyed-words.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { type DateFormat, shownDay } from '#shared/rules/shown-day.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import type { IntegrityDeps } from '../entries/damaged.ts';
import { addendaAmong, damagedAmong, readableAddenda } from '../entries/verified-entry.ts';
import { emptyLine, journalLines, type Printing, shownFee, signersOf } from './journal-lines.ts';
import { notariesOf } from './notaries-of.ts';
import { readAhead } from './read-ahead.ts';

export type PrintJournalDeps = IntegrityDeps &
  FrontPageDeps & {
    batch: EntryBatch;
    images: Pick<ImageFiles, 'get'>;
    /** Returns a signature as a small image, a data URL. Undefined if it can't be decoded. */
    thumbnail: (file: Uint8Array) => Promise<string | undefined>;
    documents: Pick<SignedDocuments, 'journal'>;
  };

/** Entries whose signatures are prefetched while others are scaled down. */
const fetchedAhead = 8;

/** Returns the commissions of the entries, in order of first use. */
function commissionsOf(entries: readonly EntryItem[], dateFormat: DateFormat): string[] {
  const shown = entries.flatMap(({ commission }) => {
    if (!commission) return [];
    const name = Object.entries(states).find(([code]) => code === commission.state)?.[1].name;
    const expires = shownDay(commission.expirationDate, dateFormat);
    return [`${commission.commissionNumber}, ${name ?? commission.state}, expires ${expires}`];
  });
  return [...new Set(shown)];
}

/** Reads entries by their rows. Reports unreadable ones, and returns their numbers. */
async function readEntries(
  { batch, reportDamage }: Pick<PrintJournalDeps, 'batch' | 'reportDamage'>,
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

/**
 * Returns the lines of all entries, with scaled-down signatures. Verifies entries and signatures, and marks
 * and reports those that don't match their seals.
 */
async function printedLines(
  deps: PrintJournalDeps,
  account: Account,
  {
    entries,
    printing,
    checkTime,
  }: { entries: EntryItem[]; printing: Omit<Printing, 'isIntact'>; checkTime: () => void },
): Promise<PrintedLine[]> {
  const { images, thumbnail } = deps;
  const addenda = await addendaAmong(
    deps,
    account,
    entries.flatMap(({ entryNumber }) => entryNumber ?? []),
  );
  const damaged = await damagedAmong(deps, account, entries, addenda);
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
    const recorded = { entry, addenda: readableAddenda(addenda, entry) };
    lines.push(...journalLines(recorded, thumbnails, { ...printing, isIntact }));
  }
  const damages = [...damaged].map(([entryId, fault]) => ({ entryId, fault }));
  if (damages.length > 0) await deps.reportDamage(account, damages);
  return lines;
}

/** The part to print: rows of the journal by number, and the period in words. */
export type JournalToPrint = {
  rows: readonly EntryRowItem[];
  period: string;
  printedAt: Date;
  /** Throws when time is up. Called between steps. */
  checkTime: () => void;
  /** Maximum number of signers (or entries without one) that can be printed in time. */
  signersMax?: number;
};

/** Thrown when the entries have too many signers to print. */
export class TooManySigners extends Error {
  readonly count: number;
  constructor(count: number) {
    super('The entries have too many signers for one printed journal');
    this.count = count;
  }
}

/**
 * Returns entries as one signed, printable table with signatures and totals, by number. Marks and reports
 * entries that don't match their seals, and lists destroyed ones. Throws `TooManySigners`.
 */
export async function printJournal(
  deps: PrintJournalDeps,
  account: Account,
  { rows, period, printedAt, checkTime, signersMax = Number.POSITIVE_INFINITY }: JournalToPrint,
): Promise<Uint8Array> {
  const { timezone, dateFormat, fullName } = account;
  const destroyed = rows.filter(({ status }) => status === 'destroyed');
  const { entries, unreadable } = await readEntries(
    deps,
    account,
    rows.filter(({ status }) => status !== 'destroyed'),
  );
  const signers = entries.reduce((sum, entry) => sum + signersOf(entry).length, 0);
  if (signers > signersMax) throw new TooManySigners(signers);
  const last = entries.at(-1);
  const performed = entries.filter(wasPerformed);
  const lines = await printedLines(deps, account, { entries, printing: { dateFormat }, checkTime });
  const empty = [
    ...unreadable.map((number) => emptyLine(number)),
    ...destroyed.map((row) => emptyLine(row.entryNumber ?? 0, destroyedWords(row, account))),
  ];
  const inOrder = [...lines, ...empty].toSorted((left, right) => Number(left.number) - Number(right.number));
  const frontPage = await deps.frontPages.get(account.id);
  return deps.documents.journal({
    notary: notariesOf(entries) || fullName,
    frontPage: frontPageParts(await getFrontPage(deps, account, frontPage), account),
    printable: printableSignature(frontPage),
    commissionNumbers: [...new Set(entries.flatMap(({ commission }) => commission?.commissionNumber ?? []))],
    commissions: commissionsOf(entries, dateFormat),
    period,
    entryCount: rows.length,
    notPerformed: entries.length - performed.length,
    fees: shownFee(performed.reduce((sum, { feeCents }) => sum + feeCents, 0)),
    last: last && { number: formatEntryNumber(last.entryNumber ?? 0), hash: last.entryHash ?? '' },
    lines: inOrder,
    printedAt,
    printedTime: shownTime(printedAt, timezone, dateFormat),
    journalId: account.journalId,
  });
}
