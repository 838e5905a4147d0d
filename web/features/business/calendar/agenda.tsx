import type { OrderRow } from '../orders/order-types.ts';
import { shortDay, wholeDay } from './calendar-days.ts';
import { CalendarOrder } from './calendar-order.tsx';

/** Days with their orders, below or beside each other. Below each other, days without orders are left out. */
export function Agenda({
  days,
  isWide,
  today,
  ofDay,
}: {
  days: readonly string[];
  isWide: boolean;
  today: string;
  ofDay: ReadonlyMap<string, OrderRow[]>;
}) {
  const shown = isWide ? days : days.filter((day) => ofDay.has(day));
  if (shown.length === 0) {
    return (
      <p className="calendar-none muted">No orders {days.length === 1 ? 'on this day' : 'in these days'}.</p>
    );
  }
  return (
    <ul className={isWide ? 'calendar-week' : 'calendar-agenda'}>
      {shown.map((day) => (
        <li key={day}>
          <h3 aria-current={day === today ? 'date' : undefined}>
            {isWide ? shortDay(day) : wholeDay(day)}
            {day === today && ' (today)'}
          </h3>
          {ofDay.has(day) ? (
            <ul className="calendar-orders">
              {ofDay.get(day)?.map((order) => (
                <CalendarOrder key={order.id} order={order} isShort={isWide} />
              ))}
            </ul>
          ) : (
            <p className="muted">No orders</p>
          )}
        </li>
      ))}
    </ul>
  );
}
