import type { Mail } from '#functions/adapters/email/email.ts';
import { emailPatiently, type PatientEmailDeps } from '#functions/services/email/email-patiently.ts';
import { takesEmail } from '#functions/services/email/email-problem.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import {
  type HeadEmail,
  isOpen,
  type MonthlyEmail,
  type MonthlyEmailStore,
} from '#functions/store/account/monthly-email-store.ts';
import { dayIn, previousMonth } from '#shared/rules/dates.ts';
import { dueDaysOn, utcDay } from '#shared/rules/expiry-reminders.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type JournalHeadDeps, journalHead } from './journal-head.ts';
import { journalHeadEmail } from './journal-head-email.ts';
import { monthlyCopyEmail } from './monthly-copy-email.ts';

export type SendJournalHeadsDeps = JournalHeadDeps &
  PatientEmailDeps & {
    headMails: Pick<MonthlyEmailStore, 'due' | 'claim' | 'release'>;
    accounts: Pick<AccountStore, 'get'>;
    /** Reports emails that failed or whose delivery is unknown. */
    report: (mail: HeadEmail, error: unknown) => void;
    now: () => Date;
    /** Returns the milliseconds until the run is stopped. */
    timeLeft: () => number;
    siteUrl: string;
  };

/** `passed`: nothing to send. `open`: the run ended early, because email is unavailable or time ran out. */
export type JournalHeadsRun = { sent: number; passed: number; failed: number; open: boolean };

/** A notary whose emails are due, and since when (YYYY-MM-DD). */
type Due = { mail: HeadEmail; dueDay: string };

type Fate = 'sent' | 'passed' | 'failed' | 'busy';

/** Milliseconds: more than one notary's emails take, with all pauses. */
const reserveMs = 180_000;

/** The kinds of email, in the order of sending: which accounts get them, and their content. */
const monthlyMails: {
  kind: MonthlyEmail;
  isAsked: (account: Account) => boolean;
  write: (deps: SendJournalHeadsDeps, account: Account, dueDay: string) => Promise<Mail> | Mail;
}[] = [
  {
    kind: 'head',
    isAsked: ({ monthlyHeadEmail }) => monthlyHeadEmail,
    async write(deps, account) {
      const today = dayIn(account.timezone, deps.now());
      return journalHeadEmail(account, await journalHead(deps, account.journalId), {
        today,
        siteUrl: deps.siteUrl,
      });
    },
  },
  {
    kind: 'copy',
    isAsked: ({ monthlyCopyEmail }) => monthlyCopyEmail,
    write: ({ siteUrl, now }, account, dueDay) =>
      monthlyCopyEmail(account, {
        month: previousMonth(dueDay.slice(0, 'YYYY-MM'.length)),
        hasReports: effectivePlan(account, now()).plan.pdfExport,
        siteUrl,
      }),
  },
];

async function sendOne(
  deps: SendJournalHeadsDeps,
  { mail, dueDay, kind }: Due & { kind: MonthlyEmail },
  written: Mail,
): Promise<Fate> {
  if (!(await deps.headMails.claim(mail, kind, dueDay))) return 'passed';
  const result = await emailPatiently(deps, written);
  if (result.kind === 'sent') return 'sent';
  // An email that was certainly not sent stays due. If that is unknown, next month's email replaces it.
  if (result.kind !== 'unknown') await deps.headMails.release(mail, kind, dueDay);
  deps.report(mail, result.error);
  return result.kind === 'busy' ? 'busy' : 'failed';
}

/** Sends a notary's emails for a due day. Returns the result of each; the last may be "busy". */
async function send(deps: SendJournalHeadsDeps, due: Due): Promise<Fate[]> {
  const account = await deps.accounts.get(due.mail.notaryId);
  const asked =
    account && !account.closure && takesEmail(account)
      ? monthlyMails.filter(({ kind, isAsked }) => isAsked(account) && isOpen(due.mail, kind, due.dueDay))
      : [];
  if (!account || asked.length === 0) return ['passed'];
  const fates: Fate[] = [];
  for (const { kind, write } of asked) {
    const fate = await Promise.resolve(write(deps, account, due.dueDay))
      .then((written) => sendOne(deps, { ...due, kind }, written))
      .catch((error: unknown): Fate => {
        deps.report(due.mail, error);
        return 'failed';
      });
    fates.push(fate);
    if (fate === 'busy') break;
  }
  return fates;
}

/**
 * Yields every notary who is due today or was due in recent days, with the due day: the earliest days first.
 */
async function* everyoneDue({ headMails, now }: SendJournalHeadsDeps) {
  for (const dueDay of dueDaysOn(utcDay(now()))) {
    for await (const page of headMails.due(dueDay)) yield* page.map((mail) => ({ mail, dueDay }));
  }
}

/**
 * Sends the monthly emails about the journal to notaries who turned them on, once a month each: those due
 * today (UTC), and those missed in the past seven days. Sends each email at most once, even in parallel runs,
 * and skips addresses that can't receive email. Sends one at a time, so other emails fit within SES's rate.
 */
export async function sendJournalHeads(deps: SendJournalHeadsDeps): Promise<JournalHeadsRun> {
  const run: JournalHeadsRun = { sent: 0, passed: 0, failed: 0, open: false };
  for await (const { mail, dueDay } of everyoneDue(deps)) {
    if (deps.timeLeft() < reserveMs) return { ...run, open: true };
    const fates = await send(deps, { mail, dueDay }).catch((error: unknown): Fate[] => {
      deps.report(mail, error);
      return ['failed'];
    });
    for (const fate of fates) {
      if (fate === 'busy') return { ...run, failed: run.failed + 1, open: true };
      run[fate] += 1;
    }
  }
  return run;
}
