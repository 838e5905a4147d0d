import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ReminderStore } from '#functions/store/reminder-store.ts';
import { sameNumber, withoutCommission } from '#shared/rules/commissions.ts';
import { remindersAfter, utcDay } from '#shared/rules/expiry-reminders.ts';
import { type ChangeProfileDeps, changeProfile } from './change-profile.ts';
import type { NamedCommission } from './set-primary-commission.ts';

type Deps = ChangeProfileDeps & { reminders: Pick<ReminderStore, 'withdrawn'>; now: () => Date };

/**
 * Removes a commission from the list; when it was primary, the one that expires last becomes it. Entries
 * made under it keep it, and no mail tells of its end. COMMISSION_NOT_FOUND when it is not listed, or no longer.
 */
export async function deleteCommission(
  deps: Deps,
  { account, commissionNumber }: NamedCommission,
): Promise<Outcome<undefined>> {
  const outcome = await changeProfile(deps, { account }, ({ account: { commissions } }) => {
    const listed = commissions.find((one) => sameNumber(one.commissionNumber, commissionNumber));
    if (!listed) return refuse('COMMISSION_NOT_FOUND');
    // Those that a run may have mailed already stay until they are forgotten, so that none is mailed twice.
    const reminders = remindersAfter(listed, utcDay(deps.now()));
    return ok({
      account: { commissions: withoutCommission(commissions, commissionNumber) },
      also: reminders.map((reminder) => deps.reminders.withdrawn(account.id, reminder)),
    });
  });
  return outcome.ok ? ok(undefined) : outcome;
}
