import ICAL from 'ical.js';
import { oneLine, plainText } from './clean-text.ts';
import { visibleText } from './visible-text.ts';

/** When an event begins: a wall time as written, and the instant if the calendar says enough to know it. */
export type EventTime = {
  day: string;
  /** Undefined for a whole day. */
  time: string | undefined;
  tzid: string | undefined;
  isUtc: boolean;
  /** By the calendar's own rules for the zone; undefined without them. */
  instant: Date | undefined;
};

export type CalendarEvent = {
  uid: string;
  sequence: number;
  stamp: string;
  isCancelled: boolean;
  status: string;
  start: EventTime | undefined;
  minutes: number | undefined;
  summary: string;
  location: string;
  description: string;
  isRepeated: boolean;
  /** The calendar's default zone. */
  calendarZone: string | undefined;
};

/** Events that are read from one file. */
const eventsMax = 500;

/** Returns a calendar with fewer faults: without lines that are no properties, and with each component closed. */
function repaired(content: string): string {
  const begin = content.search(/BEGIN:VCALENDAR/i);
  const open: string[] = [];
  const lines: string[] = [];
  for (const line of content.slice(Math.max(0, begin)).split(/\r\n?|\n/)) {
    if (!/^[ \t]|^[A-Za-z][A-Za-z0-9-]{0,60}[:;]/.test(line)) continue;
    const [, mark = '', name = ''] = /^(BEGIN|END):([\w-]{1,60})\s*$/i.exec(line) ?? [];
    if (/end/i.test(mark) && open.pop() !== name.toUpperCase()) break;
    if (/begin/i.test(mark)) open.push(name.toUpperCase());
    lines.push(line);
  }
  return [...lines, ...open.reverse().map((name) => `END:${name}`)].join('\r\n');
}

function components(content: string): InstanceType<typeof ICAL.Component>[] {
  for (const text of [content.trim(), repaired(content)]) {
    try {
      const parsed = ICAL.parse(text) as unknown[];
      const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
      return roots.map((root) => new ICAL.Component(root as ConstructorParameters<typeof ICAL.Component>[0]));
    } catch {
      // The second attempt reads what is left of a broken file.
    }
  }
  return [];
}

type Component = InstanceType<typeof ICAL.Component>;

function textOf(event: Component, name: string): string {
  try {
    const value = event.getFirstPropertyValue(name);
    return value === null || value === undefined ? '' : plainText(String(value)).trim();
  } catch {
    return '';
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function timeOf(event: Component, name: string): EventTime | undefined {
  try {
    const property = event.getFirstProperty(name);
    const value = property?.getFirstValue();
    if (!(value instanceof ICAL.Time)) return undefined;
    const { year, month, day, hour, minute, isDate } = value;
    if (!(year >= 2000 && year <= 2099)) return undefined;
    // The library turns February 30 into March 2.
    if (!String(property?.jCal[3]).startsWith(`${year}-${twoDigits(month)}-${twoDigits(day)}`))
      return undefined;
    const tzid = property?.getFirstParameter('tzid');
    const isUtc = value.zone === ICAL.Timezone.utcTimezone;
    const hasZone = isUtc || (value.zone && value.zone !== ICAL.Timezone.localTimezone);
    return {
      day: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
      time: isDate ? undefined : `${twoDigits(hour)}:${twoDigits(minute)}`,
      tzid: tzid ? plainText(tzid) : undefined,
      isUtc,
      instant: hasZone && !isDate ? value.toJSDate() : undefined,
    };
  } catch {
    return undefined;
  }
}

function minutesOf(event: Component): number | undefined {
  try {
    const start = event.getFirstPropertyValue('dtstart');
    const end = event.getFirstPropertyValue('dtend');
    const duration = event.getFirstPropertyValue('duration');
    const seconds =
      duration instanceof ICAL.Duration
        ? duration.toSeconds()
        : start instanceof ICAL.Time && end instanceof ICAL.Time && !start.isDate
          ? end.subtractDateTz(start).toSeconds()
          : Number.NaN;
    const minutes = Math.round(seconds / 60);
    return minutes >= 1 && minutes <= 1_440 ? minutes : undefined;
  } catch {
    return undefined;
  }
}

/** Google and Outlook write HTML into descriptions. */
const shownText = (text: string) =>
  /<(?:b|br|p|div|span|table|ul|html|a)\b/i.test(text) ? plainText(visibleText(text)) : text;

function eventOf(event: Component, method: string, calendarZone: string | undefined): CalendarEvent {
  const status = textOf(event, 'status').toUpperCase();
  return {
    uid: oneLine(`${textOf(event, 'uid')} ${textOf(event, 'recurrence-id')}`),
    sequence: Number.parseInt(textOf(event, 'sequence'), 10) || 0,
    stamp: textOf(event, 'dtstamp') || textOf(event, 'last-modified'),
    isCancelled: status === 'CANCELLED' || method === 'CANCEL',
    status,
    start: timeOf(event, 'dtstart'),
    minutes: minutesOf(event),
    summary: oneLine(textOf(event, 'summary')),
    location: textOf(event, 'location'),
    description: shownText(textOf(event, 'description')),
    isRepeated: event.getFirstProperty('rrule') !== null,
    calendarZone,
  };
}

/** Changes of the clocks in one zone that are read. */
const changesMax = 40;

/** Removes zones whose rules take long to follow: clocks change once or twice a year. */
function removeCostlyZones(root: Component): void {
  for (const zone of root.getAllSubcomponents('vtimezone')) {
    const changes = zone.getAllSubcomponents();
    const rules = changes.flatMap((change) =>
      change.getAllProperties('rrule').map((rule) => rule.getFirstValue()),
    );
    const isYearly = rules.every((rule) => rule instanceof ICAL.Recur && rule.freq === 'YEARLY');
    if (!isYearly || changes.length > changesMax || rules.length > changesMax) root.removeSubcomponent(zone);
  }
}

/** Later versions win by their number, then by their stamp, then by their place in the file. */
const isLater = (one: CalendarEvent, other: CalendarEvent) =>
  one.sequence !== other.sequence ? one.sequence > other.sequence : one.stamp >= other.stamp;

/** Fills what a version, such as a cancellation, leaves out from the version before it. */
function completed(later: CalendarEvent, earlier: CalendarEvent): CalendarEvent {
  return {
    ...later,
    start: later.start ?? earlier.start,
    minutes: later.minutes ?? earlier.minutes,
    summary: later.summary || earlier.summary,
    location: later.location || earlier.location,
    description: later.description || earlier.description,
  };
}

/** Returns the events of a calendar file: of several versions of one UID only the latest. */
export function calendarEvents(content: string): CalendarEvent[] {
  const latest = new Map<string, CalendarEvent>();
  let nameless = 0;
  for (const root of components(content)) {
    if (root.name !== 'vcalendar') continue;
    removeCostlyZones(root);
    const method = textOf(root, 'method').toUpperCase();
    const zone = oneLine(textOf(root, 'x-wr-timezone')) || undefined;
    for (const component of root.getAllSubcomponents('vevent').slice(0, eventsMax)) {
      const event = eventOf(component, method, zone);
      nameless += 1;
      const key = event.uid || `without UID ${nameless}`;
      const other = latest.get(key);
      if (!other) latest.set(key, event);
      else latest.set(key, isLater(event, other) ? completed(event, other) : completed(other, event));
    }
  }
  return [...latest.values()];
}
