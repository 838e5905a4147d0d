import { BackLink } from '#web/components/page/back-link.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { CalendarLink } from './calendar-link.tsx';
import { EveningEmail } from './evening-email.tsx';
import { OrderAddress } from './order-address.tsx';
import './intake.css';

/** The evening reminder, the link for other calendars, and the address for forwarded emails. */
export function ConnectPage() {
  const isIncluded = useBusinessPlan();
  useViewHelp('order-sources');
  useViewTitle('Calendar link and email address');
  return (
    <>
      <BackLink to={paths.business()}>All orders</BackLink>
      <EveningEmail />
      <CalendarLink />
      {isIncluded && <OrderAddress />}
    </>
  );
}
