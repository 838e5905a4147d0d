import { mailPatiently, type PatientMailDeps } from '#functions/services/mail/mail-patiently.ts';
import { takesMail } from '#functions/services/mail/mail-problem.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { LimitMail, LimitMailStore } from '#functions/store/account/limit-mail-store.ts';
import { changedMonth } from '#functions/store/entries/changed-month.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { limitNotice } from '#shared/rules/limit-notice.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { limitMail } from './limit-mail.ts';

export type LimitMailDeps = PatientMailDeps & {
  accounts: Pick<AccountStore, 'get'>;
  journal: Pick<JournalStore, 'month'>;
  limitMails: LimitMailStore;
  now: () => Date;
  siteUrl: string;
};

/** `unknown`: nobody can tell whether the email was sent, so it is never sent again. `failed`: certainly not sent. */
export type LimitMailResult =
  | { kind: 'passed' }
  | ({ kind: 'sent' } & LimitMail)
  | ({ kind: 'unknown' | 'failed'; error: unknown } & LimitMail);

/**
 * Emails a notary whose month changed, as the table's stream records, that 80% or all of the plan's notarizations are used:
 * each at most once for a month and a limit, however often and in whatever order records come, because account and month
 * are read again. Sends nothing about an unlimited plan, a past month, a closed account, or to an address that takes no mail.
 */
export async function sendLimitMail(deps: LimitMailDeps, record: unknown): Promise<LimitMailResult> {
  const changed = changedMonth(record);
  const account = changed && (await deps.accounts.get(changed.notaryId));
  const now = deps.now();
  if (!account || account.closure || !takesMail(account)) return { kind: 'passed' };
  const { notaryId, month } = changed;
  const { plan } = effectivePlan(account, now);
  const limit = plan.notarizationsLimit;
  if (limit < 0 || month !== monthIn(account.timezone, now)) return { kind: 'passed' };
  const { submitted: used } = await deps.journal.month(notaryId, month);
  const notice = limitNotice(used, limit);
  if (!notice) return { kind: 'passed' };
  const mail = { notaryId, month, limit, notice };
  if (!(await deps.limitMails.claim(mail))) return { kind: 'passed' };
  const end = await mailPatiently(
    deps,
    limitMail(account, plan, { notice, used, month, siteUrl: deps.siteUrl }),
  );
  if (end.kind === 'sent') return { kind: 'sent', ...mail };
  if (end.kind === 'unknown') return { kind: 'unknown', error: end.error, ...mail };
  await deps.limitMails.release(mail);
  return { kind: 'failed', error: end.error, ...mail };
}
