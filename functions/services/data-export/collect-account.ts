import { decodeTime } from 'ulid';
import { accountFiles } from './account-files.ts';
import { businessFiles } from './business-files.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { importFiles } from './import-files.ts';
import { keepParcel } from './keep-parcel.ts';

/** More drafts than any account has. */
const allDrafts = 1_000_000;

/** The stored list of draft IDs still to be collected. */
export const draftsPart = 'drafts.json';

/**
 * Returns the IDs of the drafts at the time of the request. A draft submitted since then isn't among the
 * exported entries, so it is exported as a draft.
 */
async function draftIds(deps: DataExportDeps, { account, job }: Job): Promise<string[]> {
  const drafts = await deps.entries.draftRows(account.id, allDrafts);
  // Read after the drafts, so a draft submitted in the meantime is found among the entries.
  const { lastNumber } = await deps.journal.ledger(account.journalId);
  const since = await deps.entries.submittedRows(account.journalId, job.entriesTotal + 1, lastNumber);
  const requested = Date.parse(job.requestedAt);
  const submitted = since.filter(({ id }) => decodeTime(id) <= requested);
  return [...new Set([...drafts, ...submitted].map(({ id }) => id))].toSorted();
}

/** First stage: collects profile, subscription, business, and annex, and lists the drafts. */
export async function collectAccount(deps: DataExportDeps, { account, job }: Job): Promise<Progress> {
  const ids = await draftIds(deps, { account, job });
  await deps.objects.keep(account.id, job.id, draftsPart, Buffer.from(JSON.stringify(ids)));
  const files = [
    ...(await accountFiles(deps, { account })),
    ...(await businessFiles(deps, account)),
    ...(await importFiles(deps, account.id)),
  ];
  const stored = await keepParcel(deps, { account, job }, files);
  return { ...stored, stage: 'drafts', position: 0 };
}
