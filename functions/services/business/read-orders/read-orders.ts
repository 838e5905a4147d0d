import { dayIn } from '#shared/rules/dates.ts';
import { calendarEvents } from './calendar-events.ts';
import { plainText } from './clean-text.ts';
import { emailParts } from './email-parts.ts';
import { type MessageVersion, messageVersions } from './message-versions.ts';
import { orderFromEvent } from './order-from-event.ts';
import { isOrder, orderFromText, type TextOrder, titleOf } from './order-from-text.ts';
import { isAtClockChange, zoneOfWallTime } from './place-zone.ts';
import { type FoundOrder, type OrderProposal, proposalsMax, withinLengths } from './proposed-order.ts';
import { separateOrders } from './separate-orders.ts';

export type OrderMessage = {
  format: 'eml' | 'ics' | 'text';
  content: string | Uint8Array;
  now: Date;
  notaryZone: string;
};

/** Returns the ID of the order that has a number or a UID, or null. */
export type KnownOrder = (numberOrUid: string) => string | null;

type Context = { now: Date; notaryZone: string };

/** The time of an order whose message has none. It is always doubtful. */
const placeholderTime = '09:00';

/** Fills what the newest message leaves out from those that it quotes. What comes from them is doubtful. */
function withEarlier(newest: TextOrder, earlier: readonly TextOrder[]): TextOrder {
  const order: TextOrder = { ...newest, unsure: new Set(newest.unsure) };
  for (const older of earlier) {
    for (const field of [
      'order_number',
      'address',
      'product',
      'pages',
      'scanbacks_due',
      'instructions',
    ] as const) {
      if (order[field] !== undefined || older[field] === undefined) continue;
      Object.assign(order, { [field]: older[field] });
      order.unsure.add(field);
    }
    for (const field of ['signers', 'lines'] as const) {
      if ((order[field] ?? []).length > 0 || (older[field] ?? []).length === 0 || order.unsure.has(field))
        continue;
      Object.assign(order, { [field]: older[field] });
      order.unsure.add(field);
    }
    order.zone ??= older.zone;
    if (!order.appointment.day && older.appointment.day) {
      order.appointment = {
        ...older.appointment,
        time: order.appointment.time ?? older.appointment.time,
        doubtful: true,
      };
    } else if (!order.appointment.time && older.appointment.time) {
      order.appointment = { ...order.appointment, time: older.appointment.time, doubtful: true };
    }
  }
  return order;
}

/** Returns the order with its time and zone. */
function placedInTime(found: TextOrder, today: string, notaryZone: string): FoundOrder {
  const { appointment, zone, fields: _, ...order } = found;
  const day = appointment.day ?? today;
  const time = appointment.time ?? placeholderTime;
  const { timezone, doubtful } = zoneOfWallTime(
    { address: order.address, named: zone, notaryZone },
    day,
    time,
  );
  const isPast = day < today;
  if (appointment.doubtful || isPast || isAtClockChange(timezone, day, time)) order.unsure.add('starts_at');
  if (doubtful) order.unsure.add('timezone');
  if (order.address && order.unsure.has('address') && !zone) order.unsure.add('timezone');
  const { minutes } = appointment;
  if (minutes) order.unsure.add('minutes');
  return { ...order, starts_at: `${day}T${time}`, timezone, ...(minutes ? { minutes } : {}) };
}

/** Returns the orders of a message, newest version first read, as one text. */
function ordersFromMessage(message: MessageVersion, { now, notaryZone }: Context): FoundOrder[] {
  const versions = messageVersions(message).map((version) => ({
    ...version,
    sent: version.sent ?? message.sent ?? now,
  }));
  const [top] = versions;
  const separate = separateOrders(top?.text ?? '');
  if (top && separate.length > 1) {
    const today = dayIn(notaryZone, top.sent);
    return separate
      .map((text) => orderFromText({ text, subject: '', today }))
      .filter(isOrder)
      .map((found) => ({ ...placedInTime(found, today, notaryZone), title: titleOf(found, '') }));
  }
  const read = versions.slice(0, 10).map(({ text, subject, sent }) => {
    const today = dayIn(notaryZone, sent);
    return { found: orderFromText({ text, subject, today }), today, subject };
  });
  const first = read.findIndex(({ found }) => isOrder(found));
  const newest = read[first];
  if (!newest)
    return severalTogether(
      read.map(({ found }) => found),
      message,
      { now, notaryZone },
    );
  // What was written above a forwarded order may cancel it.
  const above = read.slice(0, first).map(({ found }) => found);
  const found = withEarlier(
    newest.found,
    read.slice(first + 1).map((each) => each.found),
  );
  const verdict = above.find(({ status }) => status === 'cancelled' || status === 'on_hold')?.status;
  if (verdict) {
    found.status = verdict;
    found.cancels = verdict === 'cancelled';
    found.unsure.add('status');
  }
  for (const each of above) {
    if (each.appointment.day || each.appointment.time)
      found.appointment = { ...found.appointment, ...definedOf(each.appointment), doubtful: true };
    if ((each.lines ?? []).length > 0) {
      found.lines = each.lines ?? [];
      found.unsure.add('lines');
    }
  }
  const subject = newest.subject || message.subject;
  return [{ ...placedInTime(found, newest.today, notaryZone), title: titleOf(found, subject) }];
}

const definedOf = ({ day, time }: TextOrder['appointment']) => ({
  ...(day ? { day } : {}),
  ...(time ? { time } : {}),
});

/** Reads versions as one if none of them is an order alone: "Yes, 5 PM" above "Can you do Friday at 12 Elm St?". */
function severalTogether(
  found: readonly TextOrder[],
  message: MessageVersion,
  { now, notaryZone }: Context,
): FoundOrder[] {
  const [newest, ...earlier] = found;
  if (!newest) return [];
  const whole = withEarlier(newest, earlier);
  if (!isOrder(whole)) return [];
  const today = dayIn(notaryZone, message.sent ?? now);
  return [{ ...placedInTime(whole, today, notaryZone), title: titleOf(whole, message.subject) }];
}

/** Joins an event with the order of the email that brought it: the event's time and place, and the email's fee and people. */
function joined(event: FoundOrder, email: FoundOrder | undefined): FoundOrder {
  if (!email) return event;
  const unsure = new Set([...event.unsure]);
  const order: FoundOrder = { ...email, ...event, unsure };
  for (const field of ['signers', 'lines'] as const) {
    if ((event[field] ?? []).length > 0) continue;
    Object.assign(order, { [field]: email[field] });
    if (email.unsure.has(field)) unsure.add(field);
  }
  for (const field of [
    'order_number',
    'address',
    'product',
    'pages',
    'scanbacks_due',
    'instructions',
  ] as const) {
    if (event[field] === undefined && email.unsure.has(field)) unsure.add(field);
  }
  const isEmailSure = !email.unsure.has('starts_at');
  if (isEmailSure && email.starts_at !== event.starts_at) unsure.add('starts_at').add('timezone');
  order.cancels = event.cancels || email.cancels;
  if (order.cancels) order.status = 'cancelled';
  return order;
}

function proposalOf(found: FoundOrder, known: KnownOrder): OrderProposal {
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
  const replaces = (order_number ? known(order_number) : null) ?? (source ? known(source) : null);
  return { order, unsure: [...unsure].sort(), replaces, cancels };
}

async function foundOrders({ format, content, now, notaryZone }: OrderMessage): Promise<FoundOrder[]> {
  const context = { now, notaryZone };
  const text = () => (typeof content === 'string' ? content : new TextDecoder().decode(content));
  const today = dayIn(notaryZone, now);
  const fromEvents = (calendar: string) =>
    calendarEvents(calendar)
      .slice(0, proposalsMax)
      .map((event) => orderFromEvent(event, { today, notaryZone }))
      .map((order) => ({
        ...order,
        starts_at: order.starts_at ?? `${today}T${placeholderTime}`,
        timezone: order.timezone ?? notaryZone,
      }));
  if (format === 'ics' || (format === 'text' && /^\s*BEGIN:VCALENDAR/i.test(text().slice(0, 200))))
    return fromEvents(text());
  if (format === 'text')
    return ordersFromMessage({ text: plainText(text()), subject: '', sent: undefined }, context);
  const email = await emailParts(content);
  if (!email) return [];
  const orders = ordersFromMessage(email, context);
  const events = fromEvents(email.calendars.join('\r\n'));
  if (events.length === 0)
    return orders.map((order) => ({ ...order, ...(email.messageId ? { source: email.messageId } : {}) }));
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
  const found = await foundOrders(message);
  return { proposals: found.slice(0, proposalsMax).map((order) => proposalOf(order, known)) };
}
