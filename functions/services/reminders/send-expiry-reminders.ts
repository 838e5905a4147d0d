import type { Mail } from '#functions/adapters/mail.ts';
import type { MailEnd } from '#functions/adapters/mail-once.ts';
import type { AccountStore } from '#functions/store/account-store.ts';
import type { PagePlace, ReminderStore, StoredReminder } from '#functions/store/reminder-store.ts';
import { sameNumber } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { dueDaysOn, utcDay } from '#shared/rules/expiry-reminders.ts';
import { expiryMail } from './expiry-mail.ts';

export type ReminderDeps = {
  reminders: Pick<ReminderStore, 'page' | 'claim' | 'settle'>;
  accounts: Pick<AccountStore, 'get'>;
  /** Asks for a mail exactly once, and never throws. */
  mailOnce: (mail: Mail) => Promise<MailEnd>;
  /** Told of every reminder that could not be mailed, and why. */
  report: (reminder: StoredReminder, error: unknown) => void;
  newId: () => string;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds until the run is cut off. */
  timeLeft: () => number;
  siteUrl: string;
};

/** `open`: it ended before it had looked at all, since mail is not taken now, or for want of time. */
export type ReminderRun = { sent: number; passed: number; failed: number; open: boolean };

type Fate = 'sent' | 'passed' | 'failed' | 'busy';

/** Longer than a function may run: who claimed it is dead. */
const deadAfterMs = 30 * 60_000;
/** More than one reminder takes, with every pause. */
const reserveMs = 90_000;
const tries = 5;

/** Sends a mail, and again while the mail service is busy and so took none: after 1, 2, 4 and 8 seconds or less. */
async function mailPatiently({ mailOnce, wait }: ReminderDeps, mail: Mail): Promise<MailEnd> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await mailOnce(mail);
    if (result.end !== 'busy' || attempt === tries) return result;
    await wait(1_000 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}

/** A claim whose run died: nobody can tell whether it mailed, so that it never mails again. */
async function giveUpIfDead(deps: ReminderDeps, reminder: StoredReminder): Promise<Fate> {
  const { claim = '', claimedAt = '' } = reminder;
  if (deps.now().getTime() - Date.parse(claimedAt) < deadAfterMs) return 'passed';
  if (!(await deps.reminders.settle(reminder, claim, 'unknown'))) return 'passed';
  deps.report(reminder, new Error('A run died between claiming a reminder and writing down how it ended'));
  return 'failed';
}

async function remind(deps: ReminderDeps, reminder: StoredReminder): Promise<Fate> {
  if (reminder.status === 'claimed') return giveUpIfDead(deps, reminder);
  const { commissionNumber, expirationDate, dueDay } = reminder;
  const account = await deps.accounts.get(reminder.notaryId);
  const commission = account?.commissions.find(
    (listed) =>
      sameNumber(listed.commissionNumber, commissionNumber) && listed.expirationDate === expirationDate,
  );
  if (!account || !commission) return 'passed';
  const today = dayIn(account.timezone, deps.now());
  if (today < dueDay || today > expirationDate) return 'passed';
  const claim = deps.newId();
  if (!(await deps.reminders.claim(reminder, claim, deps.now()))) return 'passed';
  const result = await mailPatiently(deps, expiryMail(account, commission, { today, siteUrl: deps.siteUrl }));
  // What was certainly not sent is due as before, for the next run.
  const status = result.end === 'refused' || result.end === 'busy' ? 'due' : result.end;
  await deps.reminders.settle(reminder, claim, status);
  if (result.end === 'sent') return 'sent';
  deps.report(reminder, result.error);
  return result.end === 'busy' ? 'busy' : 'failed';
}

/** Every open reminder that may go today, page by page: the earliest days first, which are forgotten first. */
async function* openReminders({ reminders, now }: ReminderDeps): AsyncGenerator<StoredReminder> {
  for (const day of dueDaysOn(utcDay(now()))) {
    let from: PagePlace | undefined;
    do {
      const { open, next } = await reminders.page(day, from);
      yield* open;
      from = next;
    } while (from);
  }
}

/**
 * Mails what is due of the reminders that a commission expires in 60, 30 and 7 days, by the day of each notary's
 * timezone, and what the seven days before left: each at most once, whoever else runs, and none of a commission
 * that is not listed any more. One after the other, so that mails of other kinds find room below the rate of SES.
 */
export async function sendExpiryReminders(deps: ReminderDeps): Promise<ReminderRun> {
  const run: ReminderRun = { sent: 0, passed: 0, failed: 0, open: false };
  for await (const reminder of openReminders(deps)) {
    if (deps.timeLeft() < reserveMs) return { ...run, open: true };
    const fate = await remind(deps, reminder).catch((error: unknown): Fate => {
      deps.report(reminder, error);
      return 'failed';
    });
    if (fate === 'busy') return { ...run, failed: run.failed + 1, open: true };
    run[fate] += 1;
  }
  return run;
}
