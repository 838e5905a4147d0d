import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { OrderRow } from '../orders/order-types.ts';
import { type CalendarShow, dayByKey, weeksOf, wholeDay } from './calendar-days.ts';
import { CalendarOrder } from './calendar-order.tsx';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month as a grid of days. Arrow keys move from day to day; Enter opens a day. */
export function MonthGrid({
  days,
  day,
  today,
  ofDay,
  onOpen,
}: {
  days: readonly string[];
  day: string;
  today: string;
  ofDay: ReadonlyMap<string, OrderRow[]>;
  onOpen: (show: CalendarShow, day: string) => void;
}) {
  const grid = useRef<HTMLTableElement>(null);
  const moves = useRef(false);
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });
  function move(event: KeyboardEvent): void {
    const to = dayByKey(event.key, day);
    if (!to) return;
    event.preventDefault();
    moves.current = true;
    onOpen('month', to);
  }
  return (
    <table ref={grid} className="calendar-month">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const orders = ofDay.get(one) ?? [];
              return (
                <td key={one} data-other={one.slice(0, 7) !== day.slice(0, 7)}>
                  <button
                    type="button"
                    className="calendar-day tabular"
                    data-day={one}
                    aria-label={`${wholeDay(one)}, ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`}
                    aria-current={one === today ? 'date' : undefined}
                    tabIndex={one === day ? 0 : -1}
                    onKeyDown={move}
                    onClick={() => onOpen('day', one)}
                  >
                    {Number(one.slice(-2))}
                  </button>
                  {orders.length > 0 && (
                    <ul className="calendar-orders">
                      {orders.map((order) => (
                        <CalendarOrder key={order.id} order={order} isShort />
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
