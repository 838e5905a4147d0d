import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getCalendarFeed } from '#functions/services/business/calendar-feed.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getCalendarFeed as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ params }) =>
  getCalendarFeed(
    {
      calendars: calendarStore(table()),
      accounts: accountStore(table()),
      papers: paperStore(table()),
      now: () => new Date(),
    },
    params.file,
  ),
);
