import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#functions/services/business/calendar-file.ts';
import { pythonTools } from '#scripts/python/python-tools.ts';
import { orderRow } from '#test/support/order-row.ts';

const script = join(import.meta.dirname, '../../../../scripts/python/check_calendar.py');

/* `npm run test:calendar`: another library reads our calendars. It needs Python, so `npm test` leaves this out. */
describe.runIf(process.env['CALENDAR_READERS'])('readers of calendars that are not ours', () => {
  it('find the right times, also across changes of clocks, and the texts as they were typed', async () => {
    const title = 'Señora Núñez; Sala 2, piso \\ 3';
    const times = ['2026-03-08T01:30', '2026-07-01T09:00', '2026-10-31T23:45', '2026-12-03T17:30'];
    const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'UTC'];
    const orders = zones.flatMap((timezone) =>
      times.map((startsAt) => orderRow({ title, startsAt, timezone, status: 'cancelled' })),
    );
    const folder = await mkdtemp(join(tmpdir(), 'calendar-'));
    try {
      const file = join(folder, 'orders.ics');
      await writeFile(file, calendarFile(orders, { showSigners: false, now: new Date() }));
      const python = join(await pythonTools(), 'python');
      const { stdout } = await promisify(execFile)(python, [script, file]);
      const found = JSON.parse(stdout);
      expect(found).toMatchObject({ errors: [], zones: zones.slice(0, 3) });
      expect(found.events.map(({ start }: { start: string }) => start.slice(0, 16))).toEqual([
        ...['2026-03-08T06:30', '2026-07-01T13:00', '2026-11-01T03:45', '2026-12-03T22:30'],
        ...['2026-03-08T08:30', '2026-07-01T16:00', '2026-11-01T06:45', '2026-12-04T00:30'],
        ...['2026-03-08T11:30', '2026-07-01T19:00', '2026-11-01T09:45', '2026-12-04T03:30'],
        ...times,
      ]);
      for (const event of found.events) {
        expect(event).toMatchObject({ summary: title, status: 'CANCELLED' });
        expect(event.end > event.start).toBe(true);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 600_000);
});
