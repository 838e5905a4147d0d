import type { ChainLink } from '#functions/store/entries/chain-store.ts';
import { toWire } from '#shared/contract/wire.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { recordedText } from '../entries/entry-hash.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { type ExportedEntry, exportedEntry } from './exported-entry.ts';
import { keepParcel } from './keep-parcel.ts';
import type { ExportedFile } from './parcel.ts';

/** Entries that are read in parallel, with at most 4 MB of images each. */
const readAtOnce = 4;

/** Returns a link of the hash chain with the text that was hashed, so that anyone can compute it again. */
const linkText = (link: ChainLink, { entry }: ExportedEntry) =>
  JSON.stringify(toWire({ ...link, number: formatEntryNumber(link.number), recorded: recordedText(entry) }));

/** Returns the PDF of an entry, as a plan with PDF export provides it, printed at the time of the request. */
async function pdfOf(
  deps: Pick<DataExportDeps, 'entryPdf'>,
  { account, job }: Job,
  { answer }: ExportedEntry,
): Promise<ExportedFile> {
  const { timezone, dateFormat, fullName } = account;
  const printed = await deps.entryPdf(
    { ...answer, notary: { fullName } },
    { timezone, dateFormat, printedAt: new Date(job.requestedAt) },
  );
  return {
    name: `entries/${answer.entryNumber}.pdf`,
    content: Buffer.from(printed.buffer, printed.byteOffset, printed.length),
  };
}

/**
 * Collects the next submitted entries, up to the last one at the time of the request, each as JSON, PDF, and
 * images: the third stage. Their numbers and bytes alone decide how many, so that a repeated round makes the same
 * parcel.
 */
export async function collectEntries(deps: DataExportDeps, { account, job }: Job): Promise<Progress> {
  const first = job.position + 1;
  const last = Math.min(job.entriesTotal, job.position + deps.parcel.entries);
  if (first > last) return { stage: 'file' };
  const links = await deps.chain.links(account.id, first, last);
  const reader = { images: deps.images, cipher: deps.cipherOf(account) };
  const read = async ({ entryId }: ChainLink) => {
    const entry = await deps.entries.get(account.id, entryId, deps.now());
    if (!entry) throw new Error(`Entry ${entryId} is in the hash chain only`);
    return exportedEntry(reader, account.id, entry, 'entry');
  };

  const files: ExportedFile[] = [];
  const done: string[] = [];
  let bytes = 0;
  for (let at = 0; at < links.length && bytes < deps.parcel.bytes; at += readAtOnce) {
    const some = links.slice(at, at + readAtOnce);
    const entries = await Promise.all(some.map(read));
    for (const [index, link] of some.entries()) {
      const entry = entries[index];
      if (!entry || bytes >= deps.parcel.bytes) break;
      const own = [...entry.files, await pdfOf(deps, { account, job }, entry)];
      files.push(...own);
      bytes += own.reduce((sum, { content }) => sum + content.length, 0);
      done.push(linkText(link, entry));
    }
  }
  const stored = await keepParcel(deps, { account, job }, files, done);
  const position = job.position + done.length;
  return { ...stored, position, stage: position < job.entriesTotal ? 'entries' : 'file' };
}
