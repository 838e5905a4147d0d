import { BackLink } from '#web/components/page/back-link.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { CalendarLink } from './calendar-link.tsx';
import { OrderAddress } from './order-address.tsx';
import './intake.css';

/** The orders in other calendars, and the address that takes forwarded emails. */
export function ConnectPage() {
  useViewHelp('order-sources');
  useViewTitle('Calendar link and email address');
  return (
    <>
      <BackLink to={paths.business()}>All orders</BackLink>
      <CalendarLink />
      <OrderAddress />
    </>
  );
}
