import type { Mail } from '#functions/adapters/email/email.ts';
import { emailPatiently, type PatientEmailDeps } from '#functions/services/email/email-patiently.ts';
import { takesEmail } from '#functions/services/email/email-problem.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { PagePlace, ReminderStore, StoredReminder } from '#functions/store/account/reminder-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import type { DestructionStore } from '#functions/store/entries/destruction-store.ts';
import { sameNumber } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import {
  carriedOutAfter,
  destructionNotice,
  destructionNoticeId,
} from '#shared/rules/duties/destruction-time.ts';
import { dueDaysOn, type ExpiryReminder, utcDay } from '#shared/rules/expiry-reminders.ts';
import { letter } from '../email/letter.ts';
import { destructionEmail } from '../retention/destruction-email.ts';
import { closureEmail } from './closure-email.ts';
import { expiryEmail } from './expiry-email.ts';
import { matterEmail } from './matter-email.ts';
import { trialEmail } from './trial-email.ts';

export type ReminderDeps = PatientEmailDeps & {
  reminders: Pick<ReminderStore, 'page' | 'claim' | 'settle'>;
  accounts: Pick<AccountStore, 'get'>;
  matters: Pick<MatterStore, 'get'>;
  destructions: Pick<DestructionStore, 'asked'>;
  /** Reports reminders that couldn't be emailed, and why. */
  report: (reminder: StoredReminder, error: unknown) => void;
  newId: () => string;
  now: () => Date;
  /** Returns the milliseconds until the run is stopped. */
  timeLeft: () => number;
  siteUrl: string;
};

/** `open`: the run ended early, because email is unavailable or time ran out. */
export type ReminderRun = { sent: number; passed: number; failed: number; open: boolean };

type Fate = 'sent' | 'passed' | 'failed' | 'busy';

/** Longer than any function runs. After this, the run that holds the claim is dead. */
const deadAfterMs = 30 * 60_000;
/** Milliseconds: more than one reminder takes, with all pauses. */
const reserveMs = 90_000;

/** Closes a claim whose run died. The email may have been sent, so it is never sent again. */
async function giveUpIfDead(deps: ReminderDeps, reminder: StoredReminder): Promise<Fate> {
  const { claim = '', claimedAt = '' } = reminder;
  if (deps.now().getTime() - Date.parse(claimedAt) < deadAfterMs) return 'passed';
  if (!(await deps.reminders.settle(reminder, claim, 'unknown'))) return 'passed';
  deps.report(reminder, new Error('A run died between claiming a reminder and recording its result'));
  return 'failed';
}

/**
 * Returns the email about an expiring commission. Undefined if the commission is no longer listed, or its
 * date changed.
 */
function commissionMail(
  { now, siteUrl }: ReminderDeps,
  account: Account,
  {
    commissionNumber,
    expirationDate,
    dueDay,
  }: Pick<ExpiryReminder, 'commissionNumber' | 'expirationDate' | 'dueDay'>,
): Mail | undefined {
  const commission = account.commissions.find(
    (listed) =>
      sameNumber(listed.commissionNumber, commissionNumber) && listed.expirationDate === expirationDate,
  );
  const today = dayIn(account.timezone, now());
  if (!commission || today < dueDay || today > expirationDate) return undefined;
  return expiryEmail(account, commission, { today, siteUrl });
}

/**
 * Returns the second email about a destruction. Undefined if it was canceled or given up, or can no longer be
 * canceled.
 */
async function waitingDestructionMail(
  { destructions, now, siteUrl }: ReminderDeps,
  account: Account,
  dueDay: string,
): Promise<Mail | undefined> {
  const asked = (await destructions.asked(account.id)).find(
    ({ askedAt, stopped }) =>
      !stopped &&
      destructionNotice(askedAt).dueDay === dueDay &&
      now().toISOString() < carriedOutAfter(askedAt),
  );
  if (!asked) return undefined;
  return letter(account.email, destructionEmail(account, asked, siteUrl));
}

/**
 * Returns a reminder's email. Undefined if it no longer applies. A closed account only gets emails about the
 * closing.
 */
async function mailOf(
  deps: ReminderDeps,
  account: Account,
  reminder: StoredReminder,
): Promise<Mail | undefined> {
  const at = { now: deps.now(), siteUrl: deps.siteUrl };
  if ('notice' in reminder) {
    const { notice } = reminder;
    if (notice === 'closure-7-days' || notice === 'closure-1-day') {
      const mail = closureEmail(account, at);
      return mail && letter(account.email, mail);
    }
    if (account.closure) return undefined;
    return notice === destructionNoticeId
      ? waitingDestructionMail(deps, account, reminder.dueDay)
      : trialEmail(account, { notice }, at);
  }
  if (account.closure) return undefined;
  if (!('matterId' in reminder)) return commissionMail(deps, account, reminder);
  const matter = await deps.matters.get(account.id, reminder.matterId);
  const isCurrent = matter?.closedAt === null && matter.dueOn === reminder.dueOn;
  // An early reminder that was missed until the last day would only repeat that day's own.
  const isRepeated = reminder.dueDay < reminder.dueOn && utcDay(deps.now()) >= reminder.dueOn;
  return isCurrent && !isRepeated ? matterEmail(account, matter, at) : undefined;
}

async function remind(deps: ReminderDeps, reminder: StoredReminder): Promise<Fate> {
  if (reminder.status === 'claimed') return giveUpIfDead(deps, reminder);
  const account = await deps.accounts.get(reminder.notaryId);
  if (!account || !takesEmail(account)) return 'passed';
  const mail = await mailOf(deps, account, reminder);
  if (!mail) return 'passed';
  const claim = deps.newId();
  if (!(await deps.reminders.claim(reminder, claim, deps.now()))) return 'passed';
  const result = await emailPatiently(deps, mail);
  // A reminder that was certainly not sent stays due, for the next run.
  const status = result.kind === 'refused' || result.kind === 'busy' ? 'due' : result.kind;
  await deps.reminders.settle(reminder, claim, status);
  if (result.kind === 'sent') return 'sent';
  deps.report(reminder, result.error);
  return result.kind === 'busy' ? 'busy' : 'failed';
}

/**
 * Yields every open reminder that may be sent today, page by page. The earliest days come first, because they
 * expire first.
 */
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
 * Emails the due reminders: a commission expires in 60, 30, or 7 days in the notary's time zone, the trial
 * ends, entries are about to be destroyed, or a matter is due. Also sends those missed in the past seven
 * days. Sends each at most once, even in parallel runs, and skips commissions that are no longer listed and
 * addresses that can't receive email. Sends one at a time, so other emails fit within SES's rate.
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
