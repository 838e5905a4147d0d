import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { takesEmail } from '#functions/services/email/email-problem.ts';
import { letter } from '#functions/services/email/letter.ts';
import type { EmailChangeStore } from '#functions/store/account/email-change-store.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { changeEmail as contract } from '#shared/contract/email.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { Caller } from '../auth/authenticate.ts';
import { confirmIdentity } from '../security/confirm-identity.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import type { SecurityDeps } from '../security/security-deps.ts';

type Deps = SecurityDeps & {
  changes: Pick<EmailChangeStore, 'create' | 'isTaken'>;
  /** Changes requested by a notary. */
  changeAttempts: Pick<AttemptsStore, 'reserve' | 'fail'>;
  newId: () => string;
  newToken: () => string;
  siteUrl: string;
};

const changeLimit: AttemptLimit = { attempts: 5, minutes: 24 * 60 };

const hour = 3_600;
const confirmHours = 24;
/** The new address must be confirmed within a day. After that, the old one is held for seven days. */
const undoDays = 8;

/**
 * Starts changing the notary's address: emails the new one a confirmation link, valid for 24 hours. The old
 * address, if confirmed, first gets an email with a link that undoes the change, so a crash in between can't
 * leave its owner without one. INVALID_FIELDS for the current address; EMAIL_ALREADY_REGISTERED;
 * TOO_MANY_ATTEMPTS after five changes a day; the errors of confirm-identity.
 */
export async function changeEmail(
  deps: Deps,
  caller: Caller,
  { newEmail, password, code }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  const now = deps.now();
  if (newEmail === account.email) {
    return refuse('INVALID_FIELDS', { detail: ['New email must differ from the current one.'] });
  }
  const confirmed = await confirmIdentity(deps, caller, { password, code });
  if (!confirmed.ok) return confirmed;
  if (await deps.changes.isTaken(newEmail, account.id, now)) return refuse('EMAIL_ALREADY_REGISTERED');
  const attempt = await reserveAttempt({ ...deps, attempts: deps.changeAttempts }, account.id, changeLimit);
  if (!attempt.ok) return attempt;
  // Stays counted even if the emails can't be sent.
  await deps.changeAttempts.fail(account.id, attempt.value.window, changeLimit, now);
  const seconds = Math.floor(now.getTime() / 1000);
  const change = {
    ...{ notaryId: account.id, changeId: deps.newId(), tokenVersion: account.tokenVersion },
    ...{ from: account.email, to: newEmail, requestedAt: now.toISOString() },
  };
  if (takesEmail(account)) {
    const undo = deps.newToken();
    await deps.changes.create('undo', undo, { ...change, expiresAt: seconds + undoDays * 24 * hour });
    await deps.sendMail(
      letter(account.email, {
        kind: 'address-changing',
        subject: 'Your email address is about to change',
        paragraphs: [
          `Someone who is signed in to your Digital Notary Journal account asked to change its email address to ${newEmail}. The change takes effect once it is confirmed from that address.`,
          'If this was you, you don’t need to do anything.',
          'If this wasn’t you, open this link. For seven days after the change, it restores your address and signs out every device.',
          { link: `${deps.siteUrl}/app?view=undo-email#token=${undo}`, label: 'Keep this address' },
        ],
      }),
    );
  }
  const confirm = deps.newToken();
  await deps.changes.create('confirm', confirm, { ...change, expiresAt: seconds + confirmHours * hour });
  await deps.sendMail(
    letter(newEmail, {
      kind: 'confirm-new-address',
      subject: 'Confirm your new email address',
      paragraphs: [
        'Someone asked to use this email address for a Digital Notary Journal account.',
        `If this was you, open this link within ${confirmHours} hours. After that, you sign in with this address.`,
        { link: `${deps.siteUrl}/app?view=confirm-email#token=${confirm}`, label: 'Use this address' },
        'If this wasn’t you, ignore this message.',
      ],
    }),
  );
  deps.report({ kind: 'email-change-requested', notaryId: account.id, sessionId });
  return ok({ message: `We sent an email to ${newEmail}. Open the link in it to use this address.` });
}
