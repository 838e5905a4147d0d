import type { SignatureGoal } from '#functions/adapters/pdf/prolonged.ts';
import { BrokenSeal } from '#functions/broken-seal.ts';
import type { Outcome } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import { viewerFile, viewerLink } from '#shared/evidence/export/viewer-files.ts';
import { type ChainFileLink, chainLine } from '#shared/evidence/record/chain-file.ts';
import { recommendedYears } from '#shared/rules/duties/retention-years.ts';
import { addendumFault } from '../addenda/addendum-fault.ts';
import { addendumText } from '../addenda/addendum-text.ts';
import { damaged } from '../entries/damaged.ts';
import { openingText } from '../entries/opening-link.ts';
import { recordedText } from '../entries/recorded-text.ts';
import { entryEvidence } from '../evidence/entry-evidence.ts';
import { closingText } from '../journals/closing-link.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { type ExportedEntry, exportedEntry } from './exported-entry.ts';
import { keepParcel } from './keep-parcel.ts';
import type { ExportedFile } from './parcel.ts';

/**
 * Exports with more entries have no timestamps of their own: thousands of documents would burden an authority, and
 * the export contains a timestamped checkpoint.
 */
const mostTimestamped = 100;

/** Links read in parallel, each with an entry of at most 4 MB of images. */
const readAtOnce = 4;

/**
 * A link, the text that it seals, and the entry for an entry's link. The text of a damaged record is empty.
 * Damaged and destroyed entries are left out.
 */
type Collected = {
  link: ChainLink;
  recorded: string;
  entry?: ExportedEntry;
  isDamaged?: true;
  destroyed?: NonNullable<ChainFileLink['destroyed']>;
};

/** Returns a reader that ignores addenda added after the request. */
const addendaUpTo = ({ addenda }: DataExportDeps, lastLink: number): DataExportDeps['addenda'] => ({
  ...addenda,
  of: async (journalId, entryNumber) =>
    (await addenda.of(journalId, entryNumber)).filter((one) => !one || one.link <= lastLink),
});

/**
 * Reads the entry of a link, with its addenda up to the request. Reports and fails if it doesn't match its
 * seal.
 */
async function verifiedEntry(
  deps: DataExportDeps,
  { account, job }: Job,
  entryId: string,
): Promise<Outcome<ExportedEntry>> {
  try {
    const entry = await deps.entries.get(account, entryId, deps.now());
    if (!entry) throw new BrokenSeal(entryId, 'unreadable');
    const addenda = addendaUpTo(deps, job.lastLink);
    const reader = { ...deps, addenda, cipher: deps.cipherOf(account) };
    return await exportedEntry(reader, account, entry, 'entry');
  } catch (error) {
    return damaged(deps, account, entryId, error);
  }
}

/** Reads what an addendum's link seals. */
async function collectedAddendum(
  deps: DataExportDeps,
  account: Account,
  link: ChainLink & { kind: 'addendum' },
): Promise<Collected> {
  const { addenda, reportDamage } = deps;
  const { journalId } = account;
  const addendum = (await addenda.at(journalId, [link.position])).get(link.position);
  const remains = addendum ? undefined : await collectedRemains(deps, account, link);
  if (remains) return remains;
  const fault = addendum ? addendumFault(journalId, addendum, link) : 'addendum-missing';
  if (addendum && !fault) return { link, recorded: addendumText(journalId, addendum) };
  await reportDamage(account, [{ entryId: link.entryId, fault: fault ?? 'addendum-missing' }]);
  return { link, recorded: '', isDamaged: true };
}

/** Returns the link of a destroyed record. Undefined if no destruction record names its hash. */
async function collectedRemains(
  { destructions }: DataExportDeps,
  { journalId }: Account,
  link: ChainLink,
): Promise<Collected | undefined> {
  const found = (await destructions.destroyedSeals(journalId)).get(link.position);
  if (found?.hash !== link.hash) return undefined;
  const { at, destruction, years } = found;
  const destroyed = { at, destruction, received_on: link.at.slice(0, 10), years: years ?? recommendedYears };
  return { link, recorded: '', destroyed };
}

/** Reads what a link seals. */
async function collected(deps: DataExportDeps, job: Job, link: ChainLink): Promise<Collected> {
  const { account } = job;
  const { journalId } = account;
  if (link.kind === 'opening') {
    const ledger = await deps.journal.ledger(journalId);
    return { link, recorded: openingText({ ...ledger, journalId, at: link.at }) };
  }
  if (link.kind === 'closing') {
    const { closed, lastNumber } = await deps.journal.ledger(journalId);
    if (!closed) throw new Error('A journal with a closing is open');
    return {
      link,
      recorded: closingText(journalId, { closed, lastNumber, previousHash: link.previousHash }),
    };
  }
  if (link.kind === 'addendum') return collectedAddendum(deps, account, link);
  const exported = await verifiedEntry(deps, job, link.entryId);
  if (!exported.ok) {
    const remains =
      exported.code === 'ENTRY_DESTROYED' ? await collectedRemains(deps, account, link) : undefined;
    return remains ?? { link, recorded: '', isDamaged: true };
  }
  return { link, recorded: recordedText(journalId, exported.value.entry), entry: exported.value };
}

/** Returns the PDF of an entry as plans with PDF export get it, printed at the time of the request. */
async function pdfOf(
  {
    documents,
    images,
    cipherOf,
    logEvidence,
  }: Pick<DataExportDeps, 'documents' | 'images' | 'cipherOf' | 'logEvidence'>,
  { account, job }: Job,
  { entry, response, addenda }: ExportedEntry,
  goal: SignatureGoal,
): Promise<ExportedFile> {
  const { journalId, timezone, dateFormat } = account;
  const cipher = cipherOf(account);
  const [proof, printable] = await Promise.all([
    entryEvidence({ cipher, logEvidence }, journalId, entry, addenda),
    images.printable(account.id, entry),
  ]);
  const printedAt = new Date(job.requestedAt);
  const printing = { timezone, dateFormat, printedAt, proof, printable };
  const printed = await documents.entry(response, { ...printing, goal });
  return {
    name: `entries/${response.entryNumber}.pdf`,
    content: Buffer.from(printed.buffer, printed.byteOffset, printed.length),
  };
}

/** Returns a link in the format of `audit/chain.json`. */
const chainLineOf = ({ link, recorded, destroyed }: Collected) => {
  const { position, kind, hash, previousHash } = link;
  return chainLine({ position, kind, hash, previous_hash: previousHash, recorded, destroyed });
};

/** Returns the lines of a parcel as the page of the export reads them. */
function viewerLinks(first: number, links: readonly { line: string; shown: string | undefined }[]) {
  const content = links.map(({ line, shown }) => `${viewerLink(line, shown)}\n`).join('');
  return { name: viewerFile('links', first), content: Buffer.from(content) };
}

/**
 * Third stage: collects the next links of the hash chain, up to the last one at the time of the request, and
 * their entries, each as JSON, PDF, and images. A repeated round replaces its parcel: apart from timestamps, it
 * depends only on positions and sizes.
 */
export async function collectEntries(deps: DataExportDeps, { account, job }: Job): Promise<Progress> {
  const first = job.position;
  const last = Math.min(job.lastLink, first + deps.parcel.entries - 1);
  const next = job.handOver === undefined ? ('file' as const) : ('hand_over' as const);
  if (first > last) return { stage: next, position: 0 };
  const links = await deps.chain.links(account.journalId, first, last);
  if (links.length !== last - first + 1) throw new Error('Links of a hash chain are missing');

  const { lastNumber } = await deps.journal.ledger(account.journalId);
  const goal = lastNumber <= mostTimestamped ? 'B-LTA' : 'data-only';
  const files: ExportedFile[] = [];
  const done: { line: string; shown: string | undefined }[] = [];
  const problems: string[] = [];
  let bytes = 0;
  for (let at = 0; at < links.length && bytes < deps.parcel.bytes; at += readAtOnce) {
    const some = links.slice(at, at + readAtOnce);
    for (const one of await Promise.all(some.map((link) => collected(deps, { account, job }, link)))) {
      if (bytes >= deps.parcel.bytes) break;
      const own = one.entry ? [...one.entry.files, await pdfOf(deps, { account, job }, one.entry, goal)] : [];
      files.push(...own);
      bytes += own.reduce((sum, { content }) => sum + content.length, 0);
      done.push({ line: chainLineOf(one), shown: one.entry?.files[0]?.content.toString() });
      if (one.isDamaged) problems.push(one.link.position);
    }
  }
  files.push(viewerLinks(first, done));
  const chain = done.map(({ line }) => line);
  const stored = await keepParcel(deps, { account, job }, files, { chain, problems });
  const position = first + done.length;
  return { ...stored, ...(position <= job.lastLink ? { position } : { stage: next, position: 0 }) };
}
