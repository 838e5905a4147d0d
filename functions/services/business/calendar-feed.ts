import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { CalendarStore } from '#functions/store/business/calendar-store.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import type { OrderRow } from '#shared/schemas/business/order.ts';
import { ownerOfCalendar } from './calendar-address.ts';
import { calendarFile } from './calendar-file.ts';

export type CalendarFeedDeps = {
  calendars: Pick<CalendarStore, 'get'>;
  accounts: Pick<AccountStore, 'get'>;
  papers: Pick<PaperStore, 'page'>;
  now: () => Date;
};

/** Returns the orders of the last year and all later ones, the latest first, up to the limit. */
async function shownOrders(
  { papers }: Pick<CalendarFeedDeps, 'papers'>,
  notaryId: string,
  now: Date,
): Promise<OrderRow[]> {
  // An order's local day may be a day before the one in UTC.
  const from = `${now.getUTCFullYear() - 1}${now.toISOString().slice(4, 10)}`;
  const orders: OrderRow[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(businessLimits.pageSizeMax, businessLimits.calendarOrders - orders.length);
    const page = await papers.page(notaryId, paperLists.orders, { cursor, limit, from });
    orders.push(...(page?.found ?? []).map(({ row }) => row));
    cursor = page?.next ?? undefined;
  } while (cursor && orders.length < businessLimits.calendarOrders);
  return orders;
}

/**
 * Returns the calendar at a secret address, on every plan. CALENDAR_NOT_FOUND for any other address, also for one that
 * ended.
 */
export async function getCalendarFeed(
  deps: CalendarFeedDeps,
  file: string,
): Promise<Outcome<{ bytes: Uint8Array; contentType: string; fileName: string }>> {
  const secret = /^([\w-]{1,200})\.ics$/.exec(file)?.[1];
  const owner = secret === undefined ? undefined : await ownerOfCalendar(deps, secret);
  if (!owner) return refuse('CALENDAR_NOT_FOUND');
  const now = deps.now();
  const orders = await shownOrders(deps, owner.notaryId, now);
  return ok({
    bytes: Buffer.from(calendarFile(orders, { showSigners: owner.showSigners, now })),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'orders.ics',
  });
}
