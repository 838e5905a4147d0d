import type { Account } from '#functions/store/account-store.ts';
import type { getProfile as contract } from '#shared/contract/auth.ts';
import type { Output } from '#shared/contract/schemas.ts';

/** An account as its own notary sees it: nothing secret. */
export function profileOf(account: Account): Output<typeof contract> {
  return {
    id: account.id,
    email: account.email,
    fullName: account.fullName,
    timezone: account.timezone,
    dateFormat: account.dateFormat,
    signatureMetadataEnabled: account.signatureMetadataEnabled,
    primaryNotaryState: account.primaryNotaryState,
    additionalNotaryStates: account.additionalNotaryStates,
    profilePictureUrl: account.profilePictureUrl,
  };
}
