import { createHash } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { ZippedFile } from '#functions/adapters/data-export/zip-stream.ts';
import { problemsFile, problemsText } from '#functions/services/exports/integrity-problems.ts';
import { readAhead } from '#functions/services/exports/read-ahead.ts';
import {
  manifestName,
  manifestNoteName,
  manifestNoteOf,
  viewerPageName,
} from '#shared/evidence/export/export-manifest.ts';
import { receiptFolder, receiptNames } from './business-files.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { exportReadme } from './export-readme.ts';
import { jsonLines } from './json-lines.ts';
import { keepLines, keptList, keptParcel } from './keep-parcel.ts';
import { logProofs } from './log-proofs.ts';
import { sha256, unpack } from './parcel.ts';
import { withViewerJournal } from './viewer-journal.ts';

/** Days that the file can be downloaded. The bucket keeps it one day longer (infra/stacks/data.ts). */
export const keptDays = 3;

/** A parcel has about 24 MB: one is written while the next is read. */
const parcelsAhead = 1;

/** Yields the members of a list stored with the parcels. */
async function* listed(deps: DataExportDeps, job: Job, list: 'chain' | 'problems'): AsyncGenerator<string> {
  const numbers = Array(job.job.parcels).keys();
  const read = (number: number) => keptList(deps, job, number, list);
  for await (const some of readAhead(numbers, parcelsAhead, read)) {
    yield* some;
  }
}

/** Documents, receipts, and the profile picture, which are already files in S3. */
async function* uploaded(deps: DataExportDeps, { account }: Job): AsyncGenerator<ZippedFile> {
  const { objects } = deps;
  const receipts = await receiptNames(deps, account.id);
  for (const name of await objects.documents(account.id)) {
    const content = await objects.document(account.id, name);
    if (content) yield { name: `${receipts.has(name) ? receiptFolder : 'documents/'}${name}`, content };
  }
  const picture = account.profilePictureUrl && (await objects.picture(account.profilePictureUrl));
  if (picture) yield { name: 'picture.jpg', content: picture };
}

/** Every file except the manifest. */
async function* contents(
  deps: DataExportDeps,
  job: Job,
  problems: readonly string[],
): AsyncGenerator<ZippedFile> {
  const { requestedAt, entriesTotal: entries, parcels } = job.job;
  yield {
    name: 'README.txt',
    content: Buffer.from(exportReadme({ requestedAt, entries, isHandOver: job.job.handOver !== undefined })),
  };
  yield { name: viewerPageName, content: Buffer.from(await deps.viewerPage()) };
  if (job.job.handOver === undefined) yield* uploaded(deps, job);
  const numbers = Array(parcels).keys();
  for await (const parcel of readAhead(numbers, parcelsAhead, (number) => keptParcel(deps, job, number))) {
    yield* unpack(parcel);
  }
  yield { name: 'audit/chain.json', content: () => jsonLines(listed(deps, job, 'chain')) };
  if (problems.length > 0) yield { name: problemsFile, content: Buffer.from(problemsText(problems)) };
  const { journalId } = job.account;
  yield* logProofs(deps, { journalId, lastLink: job.job.lastLink }, keepLines(deps, job, 'proofs'));
}

const howToVerify =
  'README.txt explains how: manifest.note is signed by the service, every file has this size and SHA-256, and the hash chain in audit/chain.json ends with chain_head.';

/** Returns content that records its size and SHA-256 while it is read. Both are from the latest read. */
function measured(content: () => AsyncIterable<Buffer>) {
  let size = 0;
  let hash = createHash('sha256');
  return {
    async *content(): AsyncGenerator<Buffer> {
      size = 0;
      hash = createHash('sha256');
      for await (const chunk of content()) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    size: () => size,
    digest: () => hash.digest('hex'),
  };
}

/** The members of the manifest about the journal. */
const journalFacts = ({ job, account }: Job, problems: readonly string[]) => ({
  journal_id: account.journalId,
  requested_at: job.requestedAt,
  entries: job.entriesTotal,
  links: job.lastLink + 1,
  chain_head: job.chainHead,
  integrity_problems: [...problems],
});

/** Every file, then the manifest, then the manifest's signature. */
async function* withManifest(deps: DataExportDeps, job: Job): AsyncGenerator<ZippedFile> {
  const facts: string[] = [];
  const problems: string[] = [];
  for await (const position of listed(deps, job, 'problems')) problems.push(position);
  const journal = journalFacts(job, problems);
  for await (const { name, content } of withViewerJournal(deps, journal, contents(deps, job, problems))) {
    const note = (size: number, digest: string) =>
      facts.push(JSON.stringify({ path: name, size, sha256: digest }));
    if (Buffer.isBuffer(content)) {
      note(content.length, sha256(content));
      yield { name, content };
      continue;
    }
    const passing = measured(content);
    // The ZIP asks for the next file only after reading this one to the end.
    yield { name, content: passing.content };
    note(passing.size(), passing.digest());
  }
  const head = JSON.stringify(
    {
      format: 'digital-notary-journal-export',
      format_version: 2,
      export_id: job.job.id,
      notary_id: job.account.id,
      ...journal,
      how_to_verify: howToVerify,
    },
    null,
    2,
  );
  const manifest = measured(() => manifestText(head, facts));
  yield { name: manifestName, content: manifest.content };
  const note = await deps.signExport(manifestNoteOf(manifest.digest()));
  yield { name: manifestNoteName, content: Buffer.from(note) };
}

async function* manifestText(head: string, facts: readonly string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(`${head.slice(0, -2)},\n  "files": `);
  yield* jsonLines(facts);
  yield Buffer.from('\n}\n');
}

/**
 * Last stage: writes everything collected into one ZIP (docs/adr/0016-data-export.md). A retry starts over.
 * Returns its size in bytes and its expiration. Throws if a parcel doesn't match its index.
 */
export async function makeFile(deps: DataExportDeps, job: Job): Promise<Progress> {
  const { account, job: one } = job;
  const sizeBytes = await deps.objects.file(account.id, one.id, withManifest(deps, job), {
    date: new Date(one.requestedAt),
    // There are documents, the chain, and the manifest besides the parcels.
    expectedBytes: 2 * one.bytes,
  });
  const now = deps.now();
  return {
    status: 'ready',
    sizeBytes,
    finishedAt: now.toISOString(),
    fileUntil: addDays(now, keptDays).toISOString(),
  };
}
