import { routeHandler } from '#functions/middleware/route-handler.ts';
import { endCalendar } from '#functions/services/business/calendar-address.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { table } from '#functions/store/table/table.ts';
import { endCalendar as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  endCalendar({ calendars: calendarStore(table()) }, caller.account),
);
