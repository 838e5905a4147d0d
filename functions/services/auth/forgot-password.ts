import type { Mail } from '#functions/adapters/email/email.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import { letter } from '#functions/services/email/letter.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { DeviceStore } from '#functions/store/security/device-store.ts';
import type { ResetStore } from '#functions/store/security/reset-store.ts';
import type { forgotPassword as contract } from '#shared/contract/auth.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { countedFor } from '../security/counted-for.ts';
import type { NoticeDeps } from '../security/security-deps.ts';

type Deps = NoticeDeps & {
  accounts: Pick<AccountStore, 'findIdByEmail' | 'get'>;
  /** Emails in the last 15 minutes, and in the last day. */
  attempts: Pick<AttemptsStore, 'reserve'>;
  attemptsOfDay: Pick<AttemptsStore, 'reserve'>;
  devices: Pick<DeviceStore, 'isKnown'>;
  resets: Pick<ResetStore, 'create'>;
  /** Returns 256 random bits as URL-safe text. */
  newToken: () => string;
  siteUrl: string;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

const linkMinutes = 30;
const mailLimit: AttemptLimit = { attempts: 3, minutes: 15 };
const dayLimit: AttemptLimit = { attempts: 10, minutes: 24 * 60 };

/** Every response takes at least this long, so timing doesn't reveal whether an email was sent. */
const answerAfterMs = 1_000;

const resetMail = (to: string, link: string): Mail =>
  letter(to, {
    kind: 'reset-password',
    subject: 'Reset your Digital Notary Journal password',
    paragraphs: [
      'Someone asked to reset the password of your Digital Notary Journal account.',
      `Open this link within ${linkMinutes} minutes to choose a new password. It works once.`,
      { link, label: 'Choose a new password' },
      'If this wasn’t you, ignore this message. Your password won’t change.',
    ],
  });

async function mailResetLink(deps: Deps, notaryId: string): Promise<void> {
  const account = await deps.accounts.get(notaryId);
  if (!account) return;
  const token = deps.newToken();
  const expiresAt = Math.floor(deps.now().getTime() / 1000) + linkMinutes * 60;
  await deps.resets.create(token, {
    notaryId,
    email: account.email,
    recoveries: account.recoveries ?? 0,
    expiresAt,
  });
  await deps.sendMail(resetMail(account.email, `${deps.siteUrl}/app?view=reset#token=${token}`));
}

async function mailIfKnown(deps: Deps, email: string, deviceToken: string | undefined): Promise<void> {
  const notaryId = await deps.accounts.findIdByEmail(email);
  const isKnown =
    notaryId !== undefined &&
    deviceToken !== undefined &&
    (await deps.devices.isKnown(notaryId, deviceToken, deps.now()));
  const counted = countedFor(email, isKnown ? deviceToken : undefined);
  const ofQuarter = await deps.attempts.reserve(counted, mailLimit, deps.now());
  if (ofQuarter.kind !== 'reserved') return;
  const ofDay = await deps.attemptsOfDay.reserve(counted, dayLimit, deps.now());
  if (ofDay.kind !== 'reserved' || !notaryId) return;
  // A failure must not reveal that the address is known.
  await mailResetLink(deps, notaryId).catch(deps.reportMailFailure);
}

/**
 * Emails a known address a single-use link, valid for 30 minutes, at most three times in 15 minutes and ten
 * times a day. Known devices have their own limit, so strangers can't use up the notary's emails. The
 * response and its timing are the same for every address (specification, section 11).
 */
export async function forgotPassword(
  deps: Deps,
  { email }: Input<typeof contract>['body'],
  deviceToken?: string,
): Promise<Outcome<Output<typeof contract>>> {
  await Promise.all([mailIfKnown(deps, email, deviceToken), deps.wait(answerAfterMs)]);
  return ok({
    message: 'If an account exists for this email, a link to reset its password is on its way.',
  });
}
