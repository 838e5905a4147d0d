import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ReminderStore } from '#functions/store/account/reminder-store.ts';
import { sameNumber, withoutCommission } from '#shared/rules/commissions.ts';
import { remindersAfter, utcDay } from '#shared/rules/expiry-reminders.ts';
import { type ChangeProfileDeps, changeProfile } from './change-profile.ts';
import type { NamedCommission } from './set-primary-commission.ts';

type Deps = ChangeProfileDeps & { reminders: Pick<ReminderStore, 'withdrawn'>; now: () => Date };

/**
 * Removes a commission from the list. If it was primary, the one that expires last becomes primary. Its
 * entries keep it, and its expiration emails stop. COMMISSION_NOT_FOUND if it isn't listed.
 */
export async function deleteCommission(
  deps: Deps,
  { account, commissionNumber }: NamedCommission,
): Promise<Outcome<undefined>> {
  const outcome = await changeProfile(deps, { account }, ({ account: { commissions } }) => {
    const listed = commissions.find((one) => sameNumber(one.commissionNumber, commissionNumber));
    if (!listed) return refuse('COMMISSION_NOT_FOUND');
    // Keep reminders that a run may have sent already until they expire, so none is sent twice.
    const reminders = remindersAfter(listed, utcDay(deps.now()));
    return ok({
      account: { commissions: withoutCommission(commissions, commissionNumber) },
      also: reminders.map((reminder) => deps.reminders.withdrawn(account.id, reminder)),
    });
  });
  return outcome.ok ? ok(undefined) : outcome;
}
