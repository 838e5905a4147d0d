import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from '#functions/services/business/calendar-file.ts';
import type { OrderRow } from '#shared/schemas/business/order.ts';
import { orderRow as row } from '#test/support/order-row.ts';

const now = new Date('2026-11-01T12:00:00Z');

const fileOf = (...rows: OrderRow[]) => calendarFile(rows, { showSigners: false, now });
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text));

it('has the rules of each zone once, and asks calendars to return', () => {
  const zones = ['America/Chicago', 'US/Central', 'america/phoenix', 'Pacific/Honolulu', 'UTC'];
  const text = fileOf(...zones.map((timezone) => row({ timezone })));
  const calendar = parsed(text);
  const written = calendar.getAllSubcomponents('vtimezone');
  expect(written.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([
    'America/Chicago',
    'America/Phoenix',
    'Pacific/Honolulu',
  ]);
  const starts = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstProperty('dtstart'));
  expect(starts.map((start) => start?.getFirstParameter('tzid'))).toEqual([
    ...['America/Chicago', 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu', undefined],
  ]);
  expect(text).toContain('\r\nDTSTART:20261203T173000Z\r\n');
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
});

it('folds lines by octets, and escapes texts', () => {
  const title = `Señora Núñez, Sala 2; piso \\ ${'李小龍👩‍⚖️'.repeat(15)}`;
  const text = fileOf(row({ title }));
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(parsed(text).getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(title);
});

it('ends after it begins on the nights when clocks change', () => {
  const event = (startsAt: string) => {
    const found = parsed(fileOf(row({ startsAt }))).getFirstSubcomponent('vevent');
    return (
      found && [found.getFirstPropertyValue('dtstart'), found.getFirstPropertyValue('dtend')].map(String)
    );
  };
  expect(event('2026-11-01T01:30')).toEqual(['2026-11-01T01:30:00', '2026-11-01T02:30:00']);
  expect(event('2026-12-31T23:30')).toEqual(['2026-12-31T23:30:00', '2027-01-01T00:30:00']);
});

it('keeps order numbers and house numbers that are no telephone numbers', () => {
  const title = 'Loan 559-555-01422, file 5595550142, call +1 (559) 555-0142';
  const event = parsed(fileOf(row({ title, address: '1600 Elm St, Fresno, CA 93701-1234' })));
  const [found] = event.getAllSubcomponents('vevent');
  expect(found?.getFirstPropertyValue('summary')).toBe('Loan 559-555-01422, file 5595550142, call');
  expect(found?.getFirstPropertyValue('location')).toBe('1600 Elm St, Fresno, CA 93701-1234');
});
