import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getCalendar } from '#functions/services/business/calendar-address.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getCalendar as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  getCalendar({ calendars: calendarStore(table()) }, caller.account),
);
