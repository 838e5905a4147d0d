import { useState } from 'react';
import { type ExpiryNotice, expiryNotice } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import type { Commission } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** A commission that expires soon or has expired. `id` changes with the date and with the urgency. */
export type Reminder = { id: string; commission: Commission; notice: ExpiryNotice };

/** Returns the reminders for a day (YYYY-MM-DD), most urgent first. An expired commission needs none if another covers its state. */
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

/** Returns the reminders that were not dismissed on this device at their current urgency. */
export function useReminders() {
  const notary = useNotary();
  const [dismissed, setDismissed] = useState(() => dismissedReminders(notary.id));
  const due = remindersOn(notary.notaryCommissions, dayIn(notary.timezone, new Date()));
  return {
    reminders: due.filter(({ id }) => !dismissed.includes(id)),
    dismiss: (reminder: Reminder) => {
      // Also forgets dismissed reminders that are no longer due.
      const kept = due.map(({ id }) => id).filter((id) => id === reminder.id || dismissed.includes(id));
      keepDismissed(notary.id, kept);
      setDismissed(kept);
    },
  };
}

/** The IDs of the reminders that a notary dismissed on this device, one per line. */
const keyOf = (notaryId: string) => `dismissed_reminders_${notaryId}`;

function dismissedReminders(notaryId: string): string[] {
  return localStorage.getItem(keyOf(notaryId))?.split('\n') ?? [];
}

function keepDismissed(notaryId: string, ids: readonly string[]): void {
  localStorage.setItem(keyOf(notaryId), ids.join('\n'));
}
