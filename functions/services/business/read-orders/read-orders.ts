import { businessLimits } from '#shared/data/business/business-limits.ts';
import { defaultTimezone } from '#shared/data/timezones.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { calendarEvents } from './calendar-events.ts';
import { orderZone } from './calendar-zones.ts';
import { isTurned, plainText } from './clean-text.ts';
import { emailParts } from './email-parts.ts';
import { orderFromEvent } from './order-from-event.ts';
import { ordersFromMessage, placeholderTime } from './orders-from-message.ts';
import {
  type FoundOrder,
  type OrderProposal,
  sharedFields,
  sharedLists,
  withinLengths,
} from './proposed-order.ts';

export type OrderMessage = {
  format: 'eml' | 'ics' | 'text';
  content: string | Uint8Array;
  now: Date;
  notaryZone: string;
};

/** Returns the ID of the order that has a number or a UID, or null. */
export type KnownOrder = (numberOrUid: string) => string | null | Promise<string | null>;

/** Joins an event with the order of the email that brought it: the event's time and place, and the email's fee and people. */
function joined(event: FoundOrder, email: FoundOrder | undefined): FoundOrder {
  if (!email) return event;
  const unsure = new Set([...event.unsure]);
  const order: FoundOrder = { ...email, ...event, unsure };
  for (const field of sharedLists) {
    if ((event[field] ?? []).length > 0) continue;
    Object.assign(order, { [field]: email[field] });
    if (email.unsure.has(field)) unsure.add(field);
  }
  for (const field of sharedFields) {
    if (event[field] === undefined && email.unsure.has(field)) unsure.add(field);
  }
  const isEmailSure = !email.unsure.has('starts_at');
  if (isEmailSure && email.starts_at !== event.starts_at) unsure.add('starts_at').add('timezone');
  order.cancels = event.cancels || email.cancels;
  if (order.cancels) order.status = 'cancelled';
  return order;
}

async function proposalOf(found: FoundOrder, known: KnownOrder): Promise<OrderProposal> {
  const { unsure, cancels, starts_at, timezone, title, signers = [], lines = [], status, ...rest } = found;
  const order = withinLengths(
    {
      title: title?.trim() || 'Signing',
      ...rest,
      starts_at: starts_at ?? '',
      timezone: timezone ?? '',
      signers,
      lines,
      status: status ?? 'pending',
      entry_ids: [],
    },
    unsure,
  );
  const { order_number, source } = order;
  const replaces = (order_number ? await known(order_number) : null) ?? (source ? await known(source) : null);
  const fields = [...unsure].filter((field) => order[field] !== undefined).sort();
  return { order, unsure: fields, replaces, cancels };
}

/** Doubts fields of turned text: people may see something else than what is read. */
function doubted(orders: FoundOrder[], turned: boolean): FoundOrder[] {
  const fields = ['order_number', 'starts_at', 'address', 'signers', 'lines'] as const;
  return turned
    ? orders.map((order) => ({ ...order, unsure: new Set([...order.unsure, ...fields]) }))
    : orders;
}

async function foundOrders({ format, content, now, notaryZone }: OrderMessage): Promise<FoundOrder[]> {
  const context = { now, notaryZone };
  const text = () => (typeof content === 'string' ? content : new TextDecoder().decode(content));
  const today = dayIn(notaryZone, now);
  const fromEvents = (calendar: string) =>
    calendarEvents(calendar)
      .slice(0, businessLimits.proposals)
      .map((event) => orderFromEvent(event, { today, notaryZone }))
      .map((order) => ({
        ...order,
        starts_at: order.starts_at ?? `${today}T${placeholderTime}`,
        timezone: order.timezone ?? notaryZone,
      }));
  if (format === 'ics' || (format === 'text' && /^\s*BEGIN:VCALENDAR/i.test(text().slice(0, 200))))
    return doubted(fromEvents(text()), isTurned(text()));
  if (format === 'text')
    return doubted(
      ordersFromMessage({ text: plainText(text()), subject: '', sent: undefined }, context),
      isTurned(text()),
    );
  const email = await emailParts(content);
  if (!email) return [];
  const orders = doubted(ordersFromMessage(email, context), email.isTurned);
  const events = fromEvents(email.calendars.join('\r\n'));
  // Several orders of one email cannot be told apart by its ID.
  const source = orders.length === 1 ? email.messageId : undefined;
  if (events.length === 0) return orders.map((order) => ({ ...order, ...(source ? { source } : {}) }));
  const [only] = events.length === 1 ? orders : [];
  return events.map((event) => joined(event, only));
}

/**
 * Reads the orders in an email, a calendar file, or a pasted text. Nothing is looked up: no link is followed, and only
 * visible text counts. Whatever is not certain is named in `unsure`.
 */
export async function readOrders(
  message: OrderMessage,
  known: KnownOrder,
): Promise<{ proposals: OrderProposal[] }> {
  const found = await foundOrders({
    ...message,
    notaryZone: orderZone(message.notaryZone) ?? defaultTimezone,
  });
  return {
    proposals: await Promise.all(
      found.slice(0, businessLimits.proposals).map((order) => proposalOf(order, known)),
    ),
  };
}
