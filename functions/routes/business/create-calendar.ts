import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createCalendar } from '#functions/services/business/calendar-address.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { table } from '#functions/store/table/table.ts';
import { secretTokenDeps } from '#functions/wiring/secret-tokens.ts';
import { createCalendar as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  createCalendar({ calendars: calendarStore(table()), ...secretTokenDeps() }, caller.account, body),
);
