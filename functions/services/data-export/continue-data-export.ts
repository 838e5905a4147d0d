import { takesEmail } from '#functions/services/email/email-problem.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { DataExport } from '#functions/store/account/data-export-store.ts';
import { inJournal } from '#functions/store/account/journals.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { collectAccount } from './collect-account.ts';
import { collectDrafts } from './collect-drafts.ts';
import { collectEntries } from './collect-entries.ts';
import { collectHandOver } from './collect-hand-over.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { dataExportEmail } from './data-export-email.ts';
import { makeFile } from './make-file.ts';

/** An export fails after this many failed rounds in a row. */
export const failuresMax = 5;

/** The result of a round. `idle`: nothing to do, or another round was faster. */
export type Round =
  | { kind: 'idle' }
  | { kind: 'continued' | 'ready' | 'mailed'; export: DataExport }
  | { kind: 'failed'; export: DataExport; error: unknown };

const stages = {
  account: collectAccount,
  drafts: collectDrafts,
  entries: collectEntries,
  hand_over: collectHandOver,
  file: makeFile,
} satisfies Record<DataExport['stage'], (deps: DataExportDeps, job: Job) => Promise<Progress>>;

/**
 * Emails that the file is ready, at most once: the email is recorded before it is sent. The page shows it
 * too.
 */
async function mail(deps: DataExportDeps, account: Account, job: DataExport): Promise<Round> {
  if (job.mailedAt !== null || job.fileUntil === null || !takesEmail(account)) return { kind: 'idle' };
  const mailedAt = deps.now().toISOString();
  const mailed = await deps.exports.write(account.id, job, { ...job, mailedAt });
  if (!mailed) return { kind: 'idle' };
  const until = shownTime(new Date(job.fileUntil), account.timezone, account.dateFormat);
  await deps
    .sendMail(dataExportEmail(account.email, { siteUrl: deps.siteUrl, until }))
    .catch(deps.reportUnsent);
  return { kind: 'mailed', export: mailed };
}

/** Counts a failed round, unless another round has made progress in the meantime. */
async function noteFailure(deps: DataExportDeps, notaryId: string, job: DataExport): Promise<DataExport> {
  const failures = job.failures + 1;
  const at = deps.now().toISOString();
  const given = failures < failuresMax ? {} : { status: 'failed' as const, finishedAt: at };
  const noted = await deps.exports.write(notaryId, job, { ...job, failures, changedAt: at, ...given });
  return noted ?? job;
}

/**
 * Runs the next round of a notary's export and records the progress, which triggers the next one. Crashed
 * rounds are repeated. Failed rounds are retried after a pause, four times.
 */
export async function continueDataExport(deps: DataExportDeps, notaryId: string): Promise<Round> {
  const job = await deps.exports.get(notaryId);
  if (!job || job.status === 'failed') return { kind: 'idle' };
  const account = await deps.accounts.get(notaryId);
  if (!account) return { kind: 'idle' };
  if (job.status === 'ready') return mail(deps, account, job);
  try {
    // Wait 4, 16, 64, and 256 seconds: the cause may be temporary.
    if (job.failures > 0) await deps.wait(1_000 * 4 ** job.failures);
    const owner = inJournal(account, job.journalId ?? account.journalId);
    const progress = await stages[job.stage](deps, { account: owner, job });
    const after = { ...job, ...progress, failures: 0, changedAt: deps.now().toISOString() };
    const written = await deps.exports.write(notaryId, job, after);
    if (!written) return { kind: 'idle' };
    return { kind: written.status === 'ready' ? 'ready' : 'continued', export: written };
  } catch (error) {
    return { kind: 'failed', export: await noteFailure(deps, notaryId, job), error };
  }
}
