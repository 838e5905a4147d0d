import { useRef } from 'react';
import { Link } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { type Reminder, useReminders } from './use-reminders.ts';
import './commission-reminders.css';

/** Lists commissions that expire soon or have expired, most urgent first. Each can be dismissed until it is nearer. */
export function CommissionReminders() {
  const { reminders, dismiss } = useReminders();
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} className="reminders" aria-label="Commission reminders">
      {reminders.length > 0 && (
        <ul>
          {reminders.map((reminder) => (
            <ReminderLine
              key={reminder.commission.commissionNumber}
              reminder={reminder}
              onDismiss={() => {
                // The button is no longer on the page.
                place.current?.focus();
                dismiss(reminder);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReminderLine({ reminder, onDismiss }: { reminder: Reminder; onDismiss: () => void }) {
  const notary = useNotary();
  const { commission, notice } = reminder;
  const { commissionNumber, state, expirationDate } = commission;
  const name = `${findState(state)?.name ?? state} commission ${commissionNumber}`;
  return (
    <li className={notice.level === 'expired' ? 'reminder reminder-expired' : 'reminder'}>
      <Icon name="warning" />
      <p>
        <span>
          Your {name} {whenOf(notice.daysLeft, formatDay(expirationDate, notary))}.
        </span>{' '}
        <Link to={paths.settingsCard('notary-commissions')} aria-label={`Update commissions: your ${name}`}>
          Update commissions
        </Link>{' '}
        <Link
          to={paths.endOfCommission(commissionNumber)}
          aria-label={`What happens to the journal: your ${name}`}
        >
          What happens to the journal
        </Link>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={`Dismiss the reminder of your ${name}`}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function whenOf(daysLeft: number, day: string): string {
  if (daysLeft < 0) return `expired on ${day}`;
  if (daysLeft === 0) return `expires today, ${day}`;
  return `expires on ${day}, in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}`;
}
