import { dayIn } from '#shared/rules/dates.ts';
import { daysInText } from './dates-in-text.ts';
import { type MessageVersion, messageVersions } from './message-versions.ts';
import { amountsInText } from './money-in-text.ts';
import { isOrder, orderFromText, type TextOrder, titleOf } from './order-from-text.ts';
import { isAtClockChange, zoneOfWallTime } from './place-zone.ts';
import { type FoundOrder, sharedFields, sharedLists } from './proposed-order.ts';
import { separateOrders } from './separate-orders.ts';
import { timesInText } from './times-in-text.ts';

type Context = { now: Date; notaryZone: string };

/** The time of an order whose message has none. It is always doubtful. */
export const placeholderTime = '09:00';

/** Fills what the newest message leaves out from those that it quotes. What comes from them is doubtful. */
function withEarlier(newest: TextOrder, earlier: readonly TextOrder[]): TextOrder {
  const order: TextOrder = { ...newest, unsure: new Set(newest.unsure) };
  for (const older of earlier) {
    for (const field of sharedFields) {
      if (order[field] !== undefined || older[field] === undefined) continue;
      Object.assign(order, { [field]: older[field] });
      order.unsure.add(field);
    }
    for (const field of sharedLists) {
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
export function ordersFromMessage(message: MessageVersion, { now, notaryZone }: Context): FoundOrder[] {
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
    return { found: orderFromText({ text, subject, today }), text, today, subject };
  });
  const first = read.findIndex(({ found }) => isOrder(found));
  const newest = read[first];
  if (!newest)
    return severalTogether(
      read.map(({ found }) => found),
      message,
      { now, notaryZone },
    );
  // A note above a forwarded order may cancel it.
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
  const texts = read.slice(0, first).map(({ text }) => text);
  // A day, a time, or an amount above that isn't understood may still change the order.
  if (texts.some((text) => timesInText(text).length + daysInText(text, newest.today).length > 0)) {
    found.appointment = { ...found.appointment, doubtful: true };
  }
  if (texts.some((text) => amountsInText(text).length > 0)) found.unsure.add('lines');
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
