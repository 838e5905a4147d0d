import { mailPatiently, type PatientMailDeps } from '#functions/services/mail/mail-patiently.ts';
import { takesMail } from '#functions/services/mail/mail-problem.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { HeadMail, HeadMailStore } from '#functions/store/account/head-mail-store.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { dueDaysOn, utcDay } from '#shared/rules/expiry-reminders.ts';
import { type JournalHeadDeps, journalHead } from './journal-head.ts';
import { journalHeadMail } from './journal-head-mail.ts';

export type SendJournalHeadsDeps = JournalHeadDeps &
  PatientMailDeps & {
    headMails: Pick<HeadMailStore, 'due' | 'claim' | 'release'>;
    accounts: Pick<AccountStore, 'get'>;
    /** Reports every email that was not sent, or of which nobody can tell, and why. */
    report: (mail: HeadMail, error: unknown) => void;
    now: () => Date;
    /** Returns the milliseconds until the run is stopped. */
    timeLeft: () => number;
    siteUrl: string;
  };

/** `passed`: nothing to send. `open`: the run ended early, because email is unavailable or time ran out. */
export type JournalHeadsRun = { sent: number; passed: number; failed: number; open: boolean };

type Fate = 'sent' | 'passed' | 'failed' | 'busy';

/** Milliseconds: more than one email takes, with all pauses. */
const reserveMs = 90_000;

async function send(deps: SendJournalHeadsDeps, mail: HeadMail, dueDay: string): Promise<Fate> {
  const account = await deps.accounts.get(mail.notaryId);
  if (!account?.monthlyHeadEmail || !takesMail(account)) return 'passed';
  const head = await journalHead(deps, account.journalId);
  if (!(await deps.headMails.claim(mail, dueDay))) return 'passed';
  const today = dayIn(account.timezone, deps.now());
  const result = await mailPatiently(deps, journalHeadMail(account, head, { today, siteUrl: deps.siteUrl }));
  if (result.kind === 'sent') return 'sent';
  // What was certainly not sent stays due. Where nobody can tell, next month's email takes its place.
  if (result.kind !== 'unknown') await deps.headMails.release(mail, dueDay);
  deps.report(mail, result.error);
  return result.kind === 'busy' ? 'busy' : 'failed';
}

/** Yields everyone who is due today or was due in the days before, with the due day: the earliest days first. */
async function* everyoneDue({ headMails, now }: SendJournalHeadsDeps) {
  for (const dueDay of dueDaysOn(utcDay(now()))) {
    for await (const page of headMails.due(dueDay)) yield* page.map((mail) => ({ mail, dueDay }));
  }
}

/**
 * Emails the head of the journal to the notaries who asked for it, once a month each: those of this day of the month (UTC), and
 * those whom the past seven days missed. Each email is sent at most once, even by parallel runs, and none to an address that
 * takes no mail. Sends one at a time, so that other emails fit SES's rate.
 */
export async function sendJournalHeads(deps: SendJournalHeadsDeps): Promise<JournalHeadsRun> {
  const run: JournalHeadsRun = { sent: 0, passed: 0, failed: 0, open: false };
  for await (const { mail, dueDay } of everyoneDue(deps)) {
    if (deps.timeLeft() < reserveMs) return { ...run, open: true };
    const fate = await send(deps, mail, dueDay).catch((error: unknown): Fate => {
      deps.report(mail, error);
      return 'failed';
    });
    if (fate === 'busy') return { ...run, failed: run.failed + 1, open: true };
    run[fate] += 1;
  }
  return run;
}
