import { describe, expect, it } from 'vitest';
import { zoneOfWallTime } from '#functions/services/business/read-orders/place-zone.ts';
import { readOrders } from '#functions/services/business/read-orders/read-orders.ts';
import { stateTimezones } from '#shared/data/state-timezones.ts';
import { zipTimezones } from '#shared/data/zip-timezones.ts';

const zoneAt = (address: string) =>
  zoneOfWallTime({ address, notaryZone: 'America/New_York' }, '2026-12-04', '14:00');

describe('the zone of an address', () => {
  it.each([
    ['500 W Paisano Dr, El Paso, TX 79901', 'America/Denver', true],
    ['500 W Paisano Dr, El Paso, TX 79901-1234', 'America/Denver', true],
    ['600 Travis St, Houston, TX 77002', 'America/Chicago', true],
    ['15 Bayfront Blvd, Pensacola, FL 32502', 'America/Chicago', true],
    ['1 Main St, Gary, IN', 'America/New_York', true],
    ['79901 Bannock St, Denver, CO 80202', 'America/Denver', false],
  ])('follows its ZIP Code in a state with two: %s', (address, timezone, doubtful) => {
    expect(zoneAt(address)).toEqual({ timezone, doubtful });
  });

  it('is one of its state for every area of ZIP Codes', () => {
    const zones = Object.values(stateTimezones).filter(({ length }) => length > 1);
    for (const zone of Object.values(zipTimezones)) {
      expect(zones.some(([, ...lesser]) => lesser.includes(zone as never))).toBe(true);
    }
  });

  it.each([
    ['DTSTART:20261204T210000Z', '500 W Paisano Dr\\, El Paso\\, TX 79901', 'America/Denver'],
    ['DTSTART:20261204T140000', 'Office', 'America/Denver'],
    ['DTSTART:20261204T140000', '600 Travis St\\, Houston\\, TX 77002', 'America/Chicago'],
  ])('decides for an event of a calendar: %s, %s', async (start, place, timezone) => {
    const event = ['BEGIN:VEVENT', 'UID:1', start, 'SUMMARY:Signing', `LOCATION:${place}`, 'END:VEVENT'];
    const lines = ['BEGIN:VCALENDAR', 'X-WR-TIMEZONE:America/Denver', ...event, 'END:VCALENDAR'];
    const { proposals } = await readOrders(
      {
        format: 'ics',
        content: lines.join('\r\n'),
        now: new Date('2026-12-01T12:00:00Z'),
        notaryZone: 'America/New_York',
      },
      () => null,
    );
    expect(proposals[0]?.order).toMatchObject({ timezone, starts_at: '2026-12-04T14:00' });
  });
});
