import type { Mail } from '#functions/adapters/email/email.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { clockTime } from '#shared/rules/shown-time.ts';
import { instantOf, localOffset, zoneAbbreviation } from '#shared/rules/utc-offset.ts';
import type { OrderRow, OrderStatus } from '#shared/schemas/business/order.ts';
import { letter } from '../email/letter.ts';

/** The statuses of orders that still take place, as the email adds them. */
const comingWords: Partial<Record<OrderStatus, string>> = {
  confirmed: '',
  pending: 'not confirmed',
  on_hold: 'on hold',
};

function lineOf({ startsAt, timezone, title, address, orderNumber, status }: OrderRow): string {
  const [day = '', time = ''] = startsAt.split('T');
  const zone = zoneAbbreviation(timezone, instantOf(day, time, localOffset(timezone, { day, time })));
  return [
    `${clockTime(time)} ${zone}`,
    title,
    address ?? '',
    orderNumber ? `order ${orderNumber}` : '',
    comingWords[status] ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * Returns the email with the orders of a day (YYYY-MM-DD) that are neither done nor cancelled. Undefined if
 * there are none. Other people may read email, so it has no signers, phone numbers, or instructions.
 */
export function eveningEmail(
  { email, dateFormat }: Pick<Account, 'email' | 'dateFormat'>,
  { day, orders, siteUrl }: { day: string; orders: readonly OrderRow[]; siteUrl: string },
): Mail | undefined {
  const coming = orders
    .filter(({ status }) => status in comingWords)
    .toSorted((left, right) => left.startsAt.localeCompare(right.startsAt));
  if (coming.length === 0) return undefined;
  const count = coming.length === 1 ? '1 order' : `${coming.length} orders`;
  return letter(email, {
    kind: 'orders-tomorrow',
    subject: `You have ${count} tomorrow`,
    paragraphs: [
      `On ${shownDay(day, dateFormat)}, you have ${count}:`,
      ...coming.map(lineOf),
      { link: `${siteUrl}/app?view=business&tab=calendar&show=day&day=${day}`, label: 'Open the day' },
      'You receive this email because you turned it on. You can turn it off here:',
      {
        link: `${siteUrl}/app?view=business&tab=orders&id=connect`,
        label: 'Calendar link and email address',
      },
    ],
  });
}
