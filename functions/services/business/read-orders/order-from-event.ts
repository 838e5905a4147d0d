import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { instantOf, localOffset } from '#shared/rules/utc-offset.ts';
import { addressLine } from './addresses-in-text.ts';
import type { CalendarEvent, EventTime } from './calendar-events.ts';
import { orderZone } from './calendar-zones.ts';
import { orderFromText, titleOf } from './order-from-text.ts';
import { zoneOfWallTime, zonesOfAddress } from './place-zone.ts';
import type { FoundOrder } from './proposed-order.ts';

type When = { day: string; time: string; timezone: string; doubtfulStart: boolean; doubtfulZone: boolean };

/** Returns an instant as wall time at the place of the appointment, or where the notary is. */
function atPlace(instant: Date, address: string, calendarZone: string | undefined, notaryZone: string): When {
  const zones = zonesOfAddress(address);
  const timezone = zones[0] ?? orderZone(calendarZone ?? '') ?? notaryZone;
  return {
    day: dayIn(timezone, instant),
    time: timeIn(timezone, instant),
    timezone,
    doubtfulStart: false,
    doubtfulZone: zones.length !== 1,
  };
}

function whenOf(
  start: EventTime,
  address: string,
  calendarZone: string | undefined,
  notaryZone: string,
): When {
  const { day, time = '09:00', tzid, isUtc, instant } = start;
  const zones = zonesOfAddress(address);
  const zone = tzid ? orderZone(tzid) : undefined;
  const doubtfulStart = start.time === undefined;
  if (isUtc && instant) return { ...atPlace(instant, address, calendarZone, notaryZone), doubtfulStart };
  if (zone) {
    const offset = localOffset(zone, { day, time });
    const isPlaces = zones.length === 0 || zones.some((each) => localOffset(each, { day, time }) === offset);
    const local = zones.find((each) => localOffset(each, { day, time }) === offset);
    const byCalendar =
      instant === undefined ||
      start.time === undefined ||
      instant.getTime() === instantOf(day, time, offset).getTime();
    return {
      day,
      time,
      timezone: local ?? zone,
      doubtfulStart,
      doubtfulZone: !isPlaces || !byCalendar,
    };
  }
  // A zone that only the calendar knows: its rules give the instant.
  if (tzid && instant)
    return { ...atPlace(instant, address, calendarZone, notaryZone), doubtfulStart, doubtfulZone: true };
  // Times without a zone use the calendar's.
  const usual = orderZone(calendarZone ?? '') ?? notaryZone;
  const { timezone, doubtful } = zoneOfWallTime({ address, notaryZone: usual }, day, time);
  return { day, time, timezone, doubtfulStart, doubtfulZone: doubtful || tzid !== undefined };
}

const labels = /^(?:cancell?ed(?: event)?|confirmed|updated?|rescheduled|invitation|tentative)\s?[:–-]\s?/i;

/** Returns the order of a calendar's event. Its description is read as the text of an email. */
export function orderFromEvent(
  event: CalendarEvent,
  { today, notaryZone }: { today: string; notaryZone: string },
): FoundOrder {
  const text = orderFromText({ text: event.description, subject: event.summary, today });
  const { appointment, zone: _zone, fields, ...found } = text;
  const address = addressLine(event.location) || found.address || '';
  if (event.location) found.unsure.delete('address');
  if (!event.location && address) found.unsure.add('address');
  found.unsure.delete('starts_at');
  const status = event.isCancelled
    ? 'cancelled'
    : ({ CONFIRMED: 'confirmed', TENTATIVE: 'pending' } as const)[event.status];
  const summary = event.summary.replace(labels, '').trim();
  const order: FoundOrder = {
    ...found,
    title: summary || titleOf(found, ''),
    ...(address ? { address } : {}),
    ...(event.minutes ? { minutes: event.minutes } : {}),
    ...(event.uid ? { source: event.uid } : {}),
    ...(status ? { status } : {}),
    cancels: status === 'cancelled' || (found.cancels && !status),
  };
  if (status) order.unsure.delete('status');
  // "Cancelled" in the text of an event that is still in the calendar.
  if (found.cancels && status && status !== 'cancelled') order.unsure.add('status');
  if (!found.instructions && fields.length === 0 && event.description) order.instructions = event.description;
  if (!event.start) {
    order.unsure.add('starts_at').add('timezone');
    return order;
  }
  const when = whenOf(event.start, address, event.calendarZone, notaryZone);
  order.starts_at = `${when.day}T${when.time}`;
  order.timezone = when.timezone;
  const disagrees = appointment.day !== undefined && appointment.day !== when.day && !appointment.doubtful;
  if (when.doubtfulStart || event.isRepeated || disagrees) order.unsure.add('starts_at');
  if (when.doubtfulZone) order.unsure.add('timezone');
  return order;
}
