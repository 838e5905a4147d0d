import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { OrderRow, OrderStatus } from '#shared/schemas/business/order.ts';

// A line has at most 75 octets. The library doesn't count the space that begins a continued line.
ICAL.foldLength = 74;

const statuses: Record<OrderStatus, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'> = {
  pending: 'TENTATIVE',
  on_hold: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/** How often calendars should ask again. Most ask less often. */
const interval = 'PT1H';

const phoneNumber = /(?<![\w-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/g;
const emailAddress = /[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[a-z]{2,}/gi;

/** Removes telephone numbers and email addresses that were typed into a text: calendars are shared with others. */
const withoutContacts = (text: string) =>
  text.replaceAll(phoneNumber, '').replaceAll(emailAddress, '').replaceAll(/\s+/g, ' ').trim();

/** Zones without rules of their own: times in them are written in UTC. */
const utcNames = ['UTC', 'Etc/UTC'];

/** Returns the rules of a zone. Undefined for UTC. */
function zoneRules(timezone: string): ICAL.Component | undefined {
  // The library knows every zone of this runtime, spelled like the runtime does.
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: timezone }).resolvedOptions();
  const [block, line] = tzlib_get_ical_block(timeZone);
  if (!block || !line?.startsWith('TZID=')) return undefined;
  const rules = new ICAL.Component(ICAL.parse(block));
  return utcNames.includes(String(rules.getFirstPropertyValue('tzid'))) ? undefined : rules;
}

/** Sets a local time in a zone. Without rules, the time is in UTC. */
function setTime(
  event: ICAL.Component,
  name: string,
  time: ICAL.Time,
  rules: ICAL.Component | undefined,
): void {
  const property = new ICAL.Property(name);
  if (rules) property.setParameter('tzid', String(rules.getFirstPropertyValue('tzid')));
  else time.zone = ICAL.Timezone.utcTimezone;
  property.setValue(time);
  event.addProperty(property);
}

function eventOf(
  order: OrderRow,
  {
    showSigners,
    stamp,
    rules,
  }: { showSigners: boolean; stamp: ICAL.Time; rules: ICAL.Component | undefined },
): ICAL.Component {
  const { id, title, startsAt, minutes, address, orderNumber, signers, status, sequence } = order;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${id}@digital-notary-journal`);
  event.addPropertyWithValue('dtstamp', stamp);
  event.addPropertyWithValue('sequence', sequence);
  const start = ICAL.Time.fromDateTimeString(`${startsAt}:00`);
  // By the wall clock, so the end is after the start also on the night when clocks are put back.
  const end = start.clone();
  end.addDuration(ICAL.Duration.fromSeconds(minutes * 60));
  setTime(event, 'dtstart', start, rules);
  setTime(event, 'dtend', end, rules);
  event.addPropertyWithValue('summary', withoutContacts(title) || 'Signing');
  event.addPropertyWithValue('status', statuses[status]);
  const place = withoutContacts(address ?? '');
  if (place) event.addPropertyWithValue('location', place);
  const description = [
    ...(orderNumber ? [`Order ${orderNumber}`] : []),
    ...(showSigners && signers.length > 0 ? [`Signers: ${signers.map(({ name }) => name).join(', ')}`] : []),
  ].join('\n');
  if (description) event.addPropertyWithValue('description', description);
  return event;
}

/**
 * Returns orders as a calendar file (RFC 5545): title, place, time, status, and order number, and with `showSigners` the
 * names of the signers. Instructions, telephone numbers, and email addresses are left out.
 */
export function calendarFile(
  orders: readonly OrderRow[],
  { showSigners, now }: { showSigners: boolean; now: Date },
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Digital Notary Journal//Orders//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('name', 'Notary orders');
  calendar.addPropertyWithValue('x-wr-calname', 'Notary orders');
  calendar.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', interval]));
  calendar.addPropertyWithValue('x-published-ttl', interval);
  const zones = new Map(
    [...new Set(orders.map((order) => order.timezone))].map((name) => [name, zoneRules(name)]),
  );
  const written = new Set<string>();
  for (const rules of zones.values()) {
    const name = String(rules?.getFirstPropertyValue('tzid'));
    // Two names may mean one zone.
    if (!rules || written.has(name)) continue;
    written.add(name);
    calendar.addSubcomponent(rules);
  }
  const stamp = ICAL.Time.fromJSDate(now, true);
  for (const order of orders) {
    calendar.addSubcomponent(eventOf(order, { showSigners, stamp, rules: zones.get(order.timezone) }));
  }
  return `${calendar.toString()}\r\n`;
}
