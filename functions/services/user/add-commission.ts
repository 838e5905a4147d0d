import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ReminderStore } from '#functions/store/account/reminder-store.ts';
import type { addCommission as contract } from '#shared/contract/commissions.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { commissionLimit, sameNumber, withCommission } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { remindersAfter } from '#shared/rules/expiry-reminders.ts';
import { type ChangeProfileDeps, changeProfile } from './change-profile.ts';
import { profileOf } from './get-profile.ts';

type Deps = ChangeProfileDeps & { reminders: Pick<ReminderStore, 'planned'>; now: () => Date };

export type AddCommissionInput = { account: Account; commission: Input<typeof contract>['body'] };

/**
 * Adds a commission. The first one is always primary; a new primary one replaces the old. Schedules its
 * expiration emails that are still ahead. COMMISSION_EXISTS if its number is already listed; INVALID_FIELDS
 * from the eleventh on.
 */
export async function addCommission(
  deps: Deps,
  { account, commission }: AddCommissionInput,
): Promise<Outcome<Output<typeof contract>>> {
  const { commissionNumber, state, expirationDate, isPrimary = false } = commission;
  const outcome = await changeProfile(deps, { account }, ({ account: { commissions, timezone } }) => {
    if (commissions.some((listed) => sameNumber(listed.commissionNumber, commissionNumber)))
      return refuse('COMMISSION_EXISTS');
    if (commissions.length >= limits.commissions)
      return refuse('INVALID_FIELDS', { detail: [commissionLimit] });
    const added = { commissionNumber, state, expirationDate, isPrimary };
    const reminders = remindersAfter(added, dayIn(timezone, deps.now()));
    return ok({
      account: { commissions: withCommission(commissions, added) },
      also: reminders.map((reminder) => deps.reminders.planned(account.id, reminder)),
    });
  });
  return outcome.ok ? ok(profileOf(outcome.value)) : outcome;
}
