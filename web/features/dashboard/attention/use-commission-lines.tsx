import { Link } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { AttentionLine } from './attention-line.ts';
import { useReminders } from './use-reminders.ts';

/** Returns a line for each commission that expires soon or has expired. Each can be dismissed until it is nearer. */
export function useCommissionLines(): AttentionLine[] {
  const notary = useNotary();
  const { reminders, dismiss } = useReminders();
  return reminders.map((reminder) => {
    const { commissionNumber, state, expirationDate } = reminder.commission;
    const { level, daysLeft } = reminder.notice;
    const name = `${findState(state)?.name ?? state} commission ${commissionNumber}`;
    return {
      id: `commission ${commissionNumber}`,
      tone: level === 'expired' ? 'danger' : 'warning',
      text: `Your ${name} ${whenOf(daysLeft, formatDay(expirationDate, notary))}.`,
      actions: (
        <>
          <Link to={paths.settingsCard('notary-commissions')} aria-label={`Update your ${name}`}>
            Update
          </Link>
          <Link
            to={paths.dutyPage('hand-over', { commission: commissionNumber })}
            aria-label={`What happens next: your ${name}`}
          >
            What happens next
          </Link>
        </>
      ),
      dismiss: { label: `Dismiss the reminder of your ${name}`, run: () => dismiss(reminder) },
    };
  });
}

function whenOf(daysLeft: number, day: string): string {
  if (daysLeft < 0) return `expired on ${day}`;
  if (daysLeft === 0) return `expires today, ${day}`;
  return `expires on ${day}, in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}`;
}
