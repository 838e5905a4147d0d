import { handOverLetter } from '#shared/rules/duties/hand-over-letter.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { letterDocument, writing } from '../duties/letter-document.ts';
import { certifyJournal, Damaged } from '../exports/certify-journal.ts';
import { printJournal } from '../exports/print-journal.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { handOverFolder, inventoryDocument, type ListedFile } from './hand-over-inventory.ts';
import { importFiles } from './import-files.ts';
import { keepParcel, keptParcel } from './keep-parcel.ts';
import { type ExportedFile, unpack } from './parcel.ts';

/** A queue's function has 15 minutes per round, far more than any of these documents takes. */
const noDeadline = () => {};

const fileOf = (name: string, bytes: Uint8Array): ExportedFile => ({
  name: handOverFolder + name,
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
});

/** Returns one volume of the printed journal. */
async function volumeOf(
  deps: DataExportDeps,
  { account, job }: Job,
  { first, last }: { first: number; last: number },
): Promise<ExportedFile> {
  const [from, to] = [formatEntryNumber(first), formatEntryNumber(last)];
  const bytes = await printJournal(deps, account, {
    rows: await deps.entries.submittedRows(account.journalId, first, last),
    period: `Entries ${from} to ${to}`,
    printedAt: new Date(job.requestedAt),
    checkTime: noDeadline,
  });
  return fileOf(`journal-${from}-${to}.pdf`, bytes);
}

/**
 * Returns the certificate of integrity for the whole journal, or a text explaining why a damaged journal has
 * none.
 */
async function certificateOf(deps: DataExportDeps, { account, job }: Job): Promise<ExportedFile> {
  try {
    const bytes = await certifyJournal(deps, account, {
      range: { begin: 1, end: job.lastLink + 1 },
      period: 'All entries',
      printedAt: new Date(job.requestedAt),
      checkTime: noDeadline,
    });
    return fileOf('certificate-of-integrity.pdf', bytes);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    // Damaged entries were reported when they were collected.
    const text = 'No certificate was made, because part of this journal does not match its seal.\n';
    return fileOf('no-certificate.txt', Buffer.from(text));
  }
}

/** Returns the number of imported entries in a file, one per line; undefined for any other file. */
const rowsOf = (name: string, content: Buffer) =>
  name.endsWith('.jsonl') ? content.toString().split('\n').length - 1 : undefined;

/** Returns the facts of the package's files made so far, which are in the last parcels. */
async function filesMade(deps: DataExportDeps, one: Job, count: number): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for (let parcel = one.job.parcels - count; parcel < one.job.parcels; parcel += 1) {
    for (const { name, size, sha256, content } of unpack(await keptParcel(deps, one, parcel))) {
      const pages = name.endsWith('.pdf') ? await deps.pageCount(content) : undefined;
      listed.push({ name, size, sha256, pages, rows: rowsOf(name, content) });
    }
  }
  return listed;
}

/** Returns the cover letter and the inventory of all other files. */
async function letterAndInventory(deps: DataExportDeps, one: Job, made: number): Promise<ExportedFile[]> {
  const { account, job } = one;
  const matter = await deps.matters.get(account.id, job.handOver ?? '');
  if (matter?.kind !== 'hand_over') throw new Error('The matter of a hand-over does not exist');
  const printedAt = new Date(job.requestedAt);
  const letter = letterDocument(account, handOverLetter(matter, writing(account)), printedAt);
  const inventory = inventoryDocument(one, await filesMade(deps, one, made));
  return [
    fileOf('cover-letter.pdf', await deps.documents.duty(letter)),
    fileOf('inventory.pdf', await deps.documents.duty(inventory)),
  ];
}

/**
 * Last stage before the file: makes the next document of a hand-over package, each as its own parcel. First
 * the printed journal in volumes, then the certificate of integrity, the imported entries, and the letter
 * with the inventory. All are dated at the request. A repeated round replaces its parcel, because only the
 * timestamps of its documents differ.
 */
export async function collectHandOver(deps: DataExportDeps, one: Job): Promise<Progress> {
  const { job } = one;
  const { position, entriesTotal } = job;
  const volumes = Math.ceil(entriesTotal / deps.parcel.volume);
  const first = position * deps.parcel.volume + 1;
  if (position < volumes) {
    const last = Math.min(entriesTotal, first + deps.parcel.volume - 1);
    const volume = await volumeOf(deps, one, { first, last });
    return { ...(await keepParcel(deps, one, [volume])), position: position + 1 };
  }
  if (position === volumes) {
    const certificate = await certificateOf(deps, one);
    return { ...(await keepParcel(deps, one, [certificate])), position: position + 1 };
  }
  if (position === volumes + 1) {
    const annex = await importFiles(deps, one.account.id);
    return { ...(await keepParcel(deps, one, annex)), position: position + 1 };
  }
  const files = await letterAndInventory(deps, one, position);
  return { ...(await keepParcel(deps, one, files)), stage: 'file' };
}
