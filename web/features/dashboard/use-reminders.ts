import { useState } from 'react';
import { type ExpiryNotice, expiryNotice } from '#shared/rules/commissions.ts';
import type { Commission } from '#web/lib/api-types.ts';
import { todayIn } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session.ts';
import { dismissedReminders, keepDismissed } from './dismissed-reminders.ts';

/** A commission that ends soon or has ended; `id` changes with its date and with how near that is. */
export type Reminder = { id: string; commission: Commission; notice: ExpiryNotice };

/** What there is to remind of on a day (YYYY-MM-DD), the most urgent first. A renewed commission may have ended. */
function remindersOn(commissions: readonly Commission[], today: string): Reminder[] {
  const holds = new Set(
    commissions.filter(({ expirationDate }) => expirationDate >= today).map(({ state }) => state),
  );
  return commissions
    .flatMap((commission) => {
      const notice = expiryNotice(commission, today);
      if (!notice || (notice.level === 'expired' && holds.has(commission.state))) return [];
      const id = [commission.commissionNumber, commission.expirationDate, notice.level].join(' ');
      return [{ id, commission, notice }];
    })
    .toSorted((left, right) => left.notice.daysLeft - right.notice.daysLeft);
}

/** The reminders of the notary that were not dismissed on this device at the level they have now. */
export function useReminders() {
  const notary = useNotary();
  const [dismissed, setDismissed] = useState(() => dismissedReminders(notary.id));
  const due = remindersOn(notary.notaryCommissions, todayIn(notary.timezone, new Date()));
  return {
    reminders: due.filter(({ id }) => !dismissed.includes(id)),
    dismiss: (reminder: Reminder) => {
      // What is no longer due is forgotten by the way.
      const kept = due.map(({ id }) => id).filter((id) => id === reminder.id || dismissed.includes(id));
      keepDismissed(notary.id, kept);
      setDismissed(kept);
    },
  };
}
