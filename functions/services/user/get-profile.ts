import { mailProblemOf } from '#functions/services/email/email-problem.ts';
import type { ProfileStore, WholeProfile } from '#functions/store/account/profile-store.ts';
import type { getProfile as contract } from '#shared/contract/auth.ts';
import type { Output } from '#shared/contract/schemas.ts';

type Profile = Output<typeof contract>;

/** Returns a profile as shown to its notary, without secrets. */
export function profileOf({ account, details }: WholeProfile): Profile {
  return {
    id: account.id,
    createdAt: account.createdAt,
    email: account.email,
    emailVerified: account.emailVerified,
    mailProblem: mailProblemOf(account),
    fullName: account.fullName,
    timezone: account.timezone,
    dateFormat: account.dateFormat,
    signatureMetadataEnabled: account.signatureMetadataEnabled,
    monthlyHeadEmail: account.monthlyHeadEmail,
    monthlyCopyEmail: account.monthlyCopyEmail,
    eveningEmail: account.eveningEmail,
    planSeen: account.planSeen,
    primaryNotaryState: account.primaryNotaryState,
    additionalNotaryStates: account.additionalNotaryStates,
    ...details,
    notaryCommissions: account.commissions,
    profilePictureUrl: account.profilePictureUrl,
    version: account.profileVersion,
    accountClosesAt: account.closure?.endsAt ?? null,
    secondFactorEnabled: account.secondFactor !== undefined,
    recoveryCodesLeft: account.secondFactor?.recoveryCodesLeft ?? 0,
  };
}

/** Returns the whole profile of an account that was just read. */
export async function getProfile(
  { profiles }: { profiles: Pick<ProfileStore, 'get'> },
  account: WholeProfile['account'],
): Promise<Profile> {
  // Read after the account, so its version is never newer than the details.
  return profileOf({ account, details: await profiles.get(account.id) });
}
