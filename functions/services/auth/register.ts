import type { AccessTokens } from '#functions/adapters/identity/tokens.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import { noDetails } from '#functions/store/account/profile-store.ts';
import type { DeviceStore } from '#functions/store/security/device-store.ts';
import type { register as contract } from '#shared/contract/auth.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { trialPlanId } from '#shared/data/plans.ts';
import { defaultDateFormat, defaultTimezone } from '#shared/data/timezones.ts';
import { passwordProblem } from '#shared/rules/password.ts';
import { type EmailVerificationDeps, emailVerification } from '../email/email-verification.ts';
import { openingLink } from '../entries/opening-link.ts';
import { profileOf } from '../user/get-profile.ts';
import type { SignedIn } from './finish-sign-in.ts';
import { issueToken } from './sessions.ts';

type Deps = EmailVerificationDeps & {
  accounts: Pick<AccountStore, 'create'>;
  hashPassword: (password: string) => Promise<string>;
  /** Creates an encrypted data key for a notary's ID numbers. */
  createDataKey: (notaryId: string) => Promise<string>;
  tokens: Pick<AccessTokens, 'sign'>;
  devices: Pick<DeviceStore, 'remember'>;
  newId: () => string;
  /** Returns a new salt in hex, for the commitment to the notary in the opening of the journal. */
  newSalt: () => string;
};

/** `device` labels the sign-in in the notary's list. */
type RegisterInput = Input<typeof contract>['body'] & {
  device: string;
  /** The device's cookie, if sent. */
  deviceToken?: string | undefined;
  requestId: string;
};

/**
 * Creates an account, opens its journal, signs in, and emails a link that confirms the address.
 * INVALID_FIELDS for a weak password; EMAIL_ALREADY_REGISTERED for an address in use, which the write itself
 * checks (specification, section 11).
 */
export async function register(
  deps: Deps,
  {
    email,
    password,
    fullName,
    timezone = defaultTimezone,
    device,
    deviceToken: sent,
    requestId,
  }: RegisterInput,
): Promise<Outcome<SignedIn>> {
  const problem = passwordProblem(password, email);
  if (problem) return refuse('INVALID_FIELDS', { detail: [problem] });
  const id = deps.newId();
  const createdAt = deps.now().toISOString();
  const session = { sessionId: deps.newId(), signedInAt: createdAt };
  const [passwordHash, dataKey] = await Promise.all([deps.hashPassword(password), deps.createDataKey(id)]);
  const account: Account = {
    id,
    journalId: deps.newId(),
    email,
    emailVerified: false,
    formerEmails: [],
    fullName,
    passwordHash,
    tokenVersion: 1,
    sessions: { [session.sessionId]: { signedInAt: session.signedInAt } },
    createdAt,
    timezone,
    dateFormat: defaultDateFormat,
    signatureMetadataEnabled: true,
    monthlyHeadEmail: false,
    monthlyCopyEmail: false,
    eveningEmail: false,
    planSeen: trialPlanId,
    primaryNotaryState: null,
    additionalNotaryStates: [],
    profilePictureUrl: null,
    commissions: [],
    profileVersion: 1,
    dataKey,
  };
  const notarySalt = deps.newSalt();
  const opening = openingLink(
    { journalId: account.journalId, notaryId: id, notarySalt, at: createdAt },
    { sessionId: session.sessionId, requestId },
  );
  if (!(await deps.accounts.create(account, { opening, notarySalt }, { ...session, device }))) {
    return refuse('EMAIL_ALREADY_REGISTERED');
  }
  // The account works without it, and the app can resend it.
  await emailVerification(deps, account).catch(deps.reportMailFailure);
  const deviceToken = sent ?? deps.newToken();
  await deps.devices.remember(id, deviceToken, deps.now());
  return ok({
    deviceToken,
    accessToken: await issueToken(deps, account, session),
    user: profileOf({ account, details: noDetails }),
    message: 'Account created successfully!',
  });
}
