import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { setPrimaryCommission as contract } from '#shared/contract/commissions.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { sameNumber, withPrimary } from '#shared/rules/commissions.ts';
import { type ChangeProfileDeps, changeProfile } from './change-profile.ts';
import { profileOf } from './get-profile.ts';

export type NamedCommission = { account: Account; commissionNumber: string };

/** Makes a listed commission the only primary one. */
export async function setPrimaryCommission(
  deps: ChangeProfileDeps,
  { account, commissionNumber }: NamedCommission,
): Promise<Outcome<Output<typeof contract>>> {
  const outcome = await changeProfile(deps, { account }, ({ account: { commissions } }) => {
    if (!commissions.some((listed) => sameNumber(listed.commissionNumber, commissionNumber)))
      return refuse('COMMISSION_NOT_FOUND');
    return ok({ account: { commissions: withPrimary(commissions, commissionNumber) } });
  });
  return outcome.ok ? ok(profileOf(outcome.value)) : outcome;
}
