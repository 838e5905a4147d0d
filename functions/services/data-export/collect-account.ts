import { decodeTime } from 'ulid';
import { accountFiles } from './account-files.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { keepParcel } from './keep-parcel.ts';

/** More drafts than any account has. */
const allDrafts = 1_000_000;

/** Where the ids of the drafts are kept until they were collected. */
export const draftsPart = 'drafts.json';

/**
 * The ids of the drafts at the time of the request. One that was submitted since is no entry of the export, so it is
 * taken as the draft that it was.
 */
async function draftIds(deps: DataExportDeps, { account, job }: Job): Promise<string[]> {
  const drafts = await deps.entries.draftRows(account.id, allDrafts);
  // Read after the drafts: one that leaves them meanwhile is found among the entries.
  const { lastNumber } = await deps.journal.ledger(account.id);
  const since = await deps.entries.submittedRows(account.id, job.entriesTotal + 1, lastNumber);
  const requested = Date.parse(job.requestedAt);
  const submitted = since.filter(({ id }) => decodeTime(id) <= requested);
  return [...new Set([...drafts, ...submitted].map(({ id }) => id))].toSorted();
}

/** The first stage: profile and subscription, and which drafts there are. */
export async function collectAccount(deps: DataExportDeps, { account, job }: Job): Promise<Progress> {
  const ids = await draftIds(deps, { account, job });
  await deps.objects.keep(account.id, job.id, draftsPart, Buffer.from(JSON.stringify(ids)));
  const stored = await keepParcel(deps, { account, job }, await accountFiles(deps, { account }));
  return { ...stored, stage: 'drafts', position: 0 };
}
