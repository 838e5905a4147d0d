import { shownTime } from '#functions/adapters/pdf/shown-time.ts';
import type { Account } from '#functions/store/account-store.ts';
import type { DataExport } from '#functions/store/data-export-store.ts';
import { collectAccount } from './collect-account.ts';
import { collectDrafts } from './collect-drafts.ts';
import { collectEntries } from './collect-entries.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { dataExportMail } from './data-export-mail.ts';
import { makeFile } from './make-file.ts';

/** After so many rounds in a row that failed, an export has failed. */
export const failuresMax = 5;

/** What a round did. `idle`: there was nothing to do, or another round was faster. */
export type Round =
  | { end: 'idle' }
  | { end: 'continued' | 'ready' | 'mailed'; export: DataExport }
  | { end: 'failed'; export: DataExport; error: unknown };

const stages = {
  account: collectAccount,
  drafts: collectDrafts,
  entries: collectEntries,
  file: makeFile,
} satisfies Record<DataExport['stage'], (deps: DataExportDeps, job: Job) => Promise<Progress>>;

/** Mails that the file is ready: at most once, since it is written down before it is sent. */
async function mail(deps: DataExportDeps, account: Account, job: DataExport): Promise<Round> {
  if (job.mailedAt !== null || job.fileUntil === null) return { end: 'idle' };
  const mailedAt = deps.now().toISOString();
  const mailed = await deps.exports.write(account.id, job, { ...job, mailedAt });
  if (!mailed) return { end: 'idle' };
  const until = shownTime(new Date(job.fileUntil), account.timezone, account.dateFormat);
  await deps
    .sendMail(dataExportMail(account.email, { siteUrl: deps.siteUrl, until }))
    .catch(deps.reportUnsent);
  return { end: 'mailed', export: mailed };
}

/** Counts a round that failed, if nobody else has brought the export further meanwhile. */
async function noteFailure(deps: DataExportDeps, notaryId: string, job: DataExport): Promise<DataExport> {
  const failures = job.failures + 1;
  const at = deps.now().toISOString();
  const given = failures < failuresMax ? {} : { status: 'failed' as const, finishedAt: at };
  const noted = await deps.exports.write(notaryId, job, { ...job, failures, changedAt: at, ...given });
  return noted ?? job;
}

/**
 * Does the next piece of work on a notary's export and writes down how far it is, which calls for the next round.
 * A round that crashed at any point is simply repeated. One that failed is repeated later, four times.
 */
export async function continueDataExport(deps: DataExportDeps, notaryId: string): Promise<Round> {
  const job = await deps.exports.get(notaryId);
  if (!job || job.status === 'failed') return { end: 'idle' };
  const account = await deps.accounts.get(notaryId);
  if (!account) return { end: 'idle' };
  if (job.status === 'ready') return mail(deps, account, job);
  try {
    // 4, 16, 64 and 256 seconds: what failed may pass.
    if (job.failures > 0) await deps.wait(1_000 * 4 ** job.failures);
    const progress = await stages[job.stage](deps, { account, job });
    const after = { ...job, ...progress, failures: 0, changedAt: deps.now().toISOString() };
    const written = await deps.exports.write(notaryId, job, after);
    if (!written) return { end: 'idle' };
    return { end: written.status === 'ready' ? 'ready' : 'continued', export: written };
  } catch (error) {
    return { end: 'failed', export: await noteFailure(deps, notaryId, job), error };
  }
}
