import type { Mail } from '#functions/adapters/email/email.ts';
import { emailPatiently, type PatientEmailDeps } from '#functions/services/email/email-patiently.ts';
import { takesEmail } from '#functions/services/email/email-problem.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { Evening, EveningStore } from '#functions/store/account/evening-store.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import { addDays, dayIn } from '#shared/rules/dates.ts';
import { eveningEmail } from './evening-email.ts';
import { eveningAfter, isEvening } from './evening-time.ts';

export type EveningDeps = PatientEmailDeps & {
  evenings: Pick<EveningStore, 'due' | 'claim' | 'release'>;
  accounts: Pick<AccountStore, 'get'>;
  papers: Pick<PaperStore, 'rows'>;
  /** Reports emails that failed or whose delivery is unknown. */
  report: (evening: Evening, error: unknown) => void;
  now: () => Date;
  /** Returns the milliseconds until the run is stopped. */
  timeLeft: () => number;
  siteUrl: string;
};

/** `passed`: nothing to send. `open`: the run ended early, because email is unavailable or time ran out. */
export type EveningRun = { sent: number; passed: number; failed: number; open: boolean };

type Fate = 'sent' | 'passed' | 'failed' | 'busy';

/** Milliseconds: more than one notary's email takes, with all pauses. */
const reserveMs = 120_000;

/**
 * Returns the email of an evening. Undefined if the account gets none, the evening is over, or the next day
 * has no orders. As a calendar link does, this email works on every plan.
 */
async function mailOf(
  { papers, siteUrl }: EveningDeps,
  account: Account,
  now: Date,
): Promise<Mail | undefined> {
  const { id, eveningEmail: isAsked, closure, timezone } = account;
  if (!isAsked || closure || !takesEmail(account) || !isEvening(timezone, now)) return undefined;
  const day = addDays(dayIn(timezone, now), 1);
  const orders = await papers.rows(id, paperLists.orders, { from: day, to: day });
  return eveningEmail(account, { day, orders, siteUrl });
}

async function remind(deps: EveningDeps, evening: Evening): Promise<Fate> {
  const account = await deps.accounts.get(evening.notaryId);
  if (!account) return 'passed';
  const now = deps.now();
  const mail = await mailOf(deps, account, now);
  // Use the current time zone: a notary who moved gets the next email in the evening there.
  const next = eveningAfter(account.timezone, now);
  if (!(await deps.evenings.claim(evening, next)) || !mail) return 'passed';
  const result = await emailPatiently(deps, mail);
  if (result.kind === 'sent') return 'sent';
  // While SES is busy, the next run retries. A refused email would be refused again.
  if (result.kind === 'busy') await deps.evenings.release(evening, next);
  deps.report(evening, result.error);
  return result.kind === 'busy' ? 'busy' : 'failed';
}

/**
 * Emails notaries the orders of the next day if they turned it on, at about 6 PM in their time zone. Until 10 PM, later
 * runs make up for missed ones. Sends at most one email a day to each, even in parallel runs, and skips
 * addresses that can't receive email. Sends one at a time, so other emails fit within SES's rate.
 */
export async function sendEveningReminders(deps: EveningDeps): Promise<EveningRun> {
  const run: EveningRun = { sent: 0, passed: 0, failed: 0, open: false };
  for await (const page of deps.evenings.due(deps.now())) {
    for (const evening of page) {
      if (deps.timeLeft() < reserveMs) return { ...run, open: true };
      const fate = await remind(deps, evening).catch((error: unknown): Fate => {
        deps.report(evening, error);
        return 'failed';
      });
      if (fate === 'busy') return { ...run, failed: run.failed + 1, open: true };
      run[fate] += 1;
    }
  }
  return run;
}
