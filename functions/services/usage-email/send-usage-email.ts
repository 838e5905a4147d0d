import { emailPatiently, type PatientEmailDeps } from '#functions/services/email/email-patiently.ts';
import { takesEmail } from '#functions/services/email/email-problem.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { UsageEmail, UsageEmailStore } from '#functions/store/account/usage-email-store.ts';
import { extendingNotary } from '#functions/store/entries/changed-ledger.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { monthOf } from '#functions/store/entries/ledger.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { limitNotice } from '#shared/rules/limit-notice.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { currentJournal } from '../journals/current-journal.ts';
import { usageEmail } from './usage-email.ts';

export type UsageEmailDeps = PatientEmailDeps & {
  accounts: Pick<AccountStore, 'get'>;
  journal: Pick<JournalStore, 'ledger'>;
  limitMails: UsageEmailStore;
  now: () => Date;
  siteUrl: string;
};

/** `unknown`: the email may have been sent, so it is never sent again. `failed`: certainly not sent. */
export type UsageEmailResult =
  | { kind: 'passed' }
  | ({ kind: 'sent' } & UsageEmail)
  | ({ kind: 'unknown' | 'failed'; error: unknown } & UsageEmail);

/**
 * Emails a notary whose journal grew, according to the table's stream, when 80% or all of the plan's
 * notarizations for the month are used. Sends each at most once per month and limit, regardless of duplicate
 * or reordered records, because account and ledger are read again. Sends nothing for unlimited plans, closed
 * accounts, or addresses that can't receive email.
 */
export async function sendUsageEmail(deps: UsageEmailDeps, record: unknown): Promise<UsageEmailResult> {
  const notaryId = extendingNotary(record);
  const account = notaryId && (await deps.accounts.get(notaryId));
  const now = deps.now();
  if (!account || account.closure || !takesEmail(account)) return { kind: 'passed' };
  const { plan } = effectivePlan(account, now);
  const limit = plan.notarizationsLimit;
  if (limit < 0) return { kind: 'passed' };
  const month = monthIn(account.timezone, now);
  const { ledger } = await currentJournal(deps.journal, account);
  const { submitted: used } = monthOf(ledger, month);
  const notice = limitNotice(used, limit);
  if (!notice) return { kind: 'passed' };
  const mail = { notaryId, month, limit, notice };
  if (!(await deps.limitMails.claim(mail))) return { kind: 'passed' };
  const end = await emailPatiently(
    deps,
    usageEmail(account, plan, { notice, used, month, siteUrl: deps.siteUrl }),
  );
  if (end.kind === 'sent') return { kind: 'sent', ...mail };
  if (end.kind === 'unknown') return { kind: 'unknown', error: end.error, ...mail };
  await deps.limitMails.release(mail);
  return { kind: 'failed', error: end.error, ...mail };
}
