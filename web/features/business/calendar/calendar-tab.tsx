import { Button } from '@aws-amplify/ui-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Refreshing } from '#web/components/page/refreshing.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useList } from '#web/lib/api/use-list.ts';
import { usePhone } from '#web/lib/browser/use-screen.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useToday } from '#web/lib/use-today.ts';
import type { OrderRow } from '../orders/order-types.ts';
import { Agenda } from './agenda.tsx';
import { type CalendarShow, calendarShows, calendarTitle, shownDays, steppedDay } from './calendar-days.ts';
import { MonthGrid } from './month-grid.tsx';
import '#web/components/entries/entry-list.css';
import '../orders/orders.css';
import './calendar.css';

const failure = 'Failed to load the calendar';
/** More orders than fit into a month. */
const most = 500;

const labels: Record<CalendarShow, string> = { month: 'Month', week: 'Week', day: 'Day' };

/** The orders by day: a month, a week, or a day. On a phone, a month is a list of its days. */
export function CalendarTab() {
  const isPhone = usePhone();
  const today = useToday();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = calendarShows.find((one) => one === search.get('show')) ?? 'month';
  const asked = search.get('day') ?? '';
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const days = shownDays(show, day);
  const isGrid = show === 'month' && !isPhone;
  const { items, error, isReading, retry } = useList(
    'list-orders',
    { from: days[0] ?? day, to: days.at(-1) ?? day },
    { failure, size: most },
  );
  const open = (to: CalendarShow, at: string) =>
    void navigate(paths.business('calendar', { show: to === 'month' ? undefined : to, day: at }), {
      replace: true,
    });
  const ofDay = new Map<string, OrderRow[]>();
  for (const order of items?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) ?? []) {
    const at = order.startsAt.slice(0, 'YYYY-MM-DD'.length);
    ofDay.set(at, [...(ofDay.get(at) ?? []), order]);
  }
  const listed = show === 'month' ? days.filter((one) => one.slice(0, 7) === day.slice(0, 7)) : days;
  // A phone's list of this month begins with today.
  const isThisMonth = show === 'month' && listed.includes(today);
  const earlier = isThisMonth ? listed.filter((one) => one < today) : [];
  const coming = listed.filter((one) => !earlier.includes(one));
  return (
    <section className="ledger" aria-labelledby="calendar-title">
      <div className="calendar-bar">
        <h2 id="calendar-title" aria-live="polite">
          {calendarTitle(show, day)} {isReading && <Refreshing />}
        </h2>
        <div className="order-buttons">
          <Button aria-label={`Previous ${show}`} onClick={() => open(show, steppedDay(show, day, -1))}>
            <Icon name="back" size={18} />
          </Button>
          <Button onClick={() => open(show, today)}>Today</Button>
          <Button aria-label={`Next ${show}`} onClick={() => open(show, steppedDay(show, day, 1))}>
            <Icon name="forward" size={18} />
          </Button>
        </div>
        <fieldset className="calendar-shows" aria-label="Show">
          {calendarShows.map((one) => (
            <Button key={one} aria-pressed={one === show} onClick={() => open(one, day)}>
              {labels[one]}
            </Button>
          ))}
        </fieldset>
      </div>
      {!items && error && <LoadFailure text={failure} detail={error.detail} onRetry={retry} />}
      {/* The grid stays while another month is read, so that it keeps the focus. */}
      {isGrid && (items || !error) && (
        <MonthGrid days={days} day={day} today={today} ofDay={ofDay} onOpen={open} />
      )}
      {!isGrid && !items && !error && <Skeleton label="Loading…" />}
      {!isGrid && items && (
        <Agenda days={coming} isWide={show === 'week' && !isPhone} {...{ today, ofDay }} />
      )}
      {!isGrid && earlier.some((one) => ofDay.has(one)) && (
        <>
          <h3 className="calendar-earlier">Earlier this month</h3>
          <Agenda days={earlier} isWide={false} {...{ today, ofDay }} />
        </>
      )}
      <p>
        <Link to={paths.business('orders', { id: 'connect' })} className="back-link">
          Evening reminder and calendar link
        </Link>
      </p>
    </section>
  );
}
