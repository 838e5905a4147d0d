import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calendarTitle, shownDays, steppedDay } from '#web/features/business/calendar/calendar-days.ts';
import { aProfile } from '../../support/answers.ts';
import { fakeDevicePerTest } from '../../support/device.ts';
import { answered } from '../../support/fake-api.ts';
import { anOrderRow } from '../../support/orders.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

const december = '/app?view=business&tab=calendar&day=2026-12-03';

beforeEach(() => {
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('list-orders', () =>
    answered('list-orders', {
      items: [
        anOrderRow({ id: 'late', title: 'Late', startsAt: '2026-12-03T17:30', status: 'confirmed' }),
        anOrderRow({ id: 'early', title: 'Early', startsAt: '2026-12-03T08:00' }),
      ],
      next: null,
    }),
  );
  storeSession(aProfile());
});

describe('the days of the calendar', () => {
  test('fill whole weeks, and steps stay in months that lack the day', () => {
    expect([shownDays('month', '2026-12-03')[0], shownDays('month', '2026-12-03').at(-1)]).toEqual([
      '2026-11-29',
      '2027-01-02',
    ]);
    // A Sunday is the first day of its week, also when clocks change.
    expect(shownDays('week', '2026-03-08')).toHaveLength(7);
    expect(shownDays('week', '2026-03-08')[0]).toBe('2026-03-08');
    expect(steppedDay('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(steppedDay('month', '2026-01-31', -1)).toBe('2025-12-31');
    expect(calendarTitle('week', '2026-12-03').replace(/\s/gu, ' ')).toBe('Nov 29 – Dec 5, 2026');
  });
});

describe('the calendar', () => {
  test('shows orders on their days in order, and names a status that needs care', async () => {
    openSite(december);
    const day = await screen.findByRole('button', { name: 'Thursday, December 3, 2026, 2 orders' });
    const cell = day.closest('td');
    expect(cell?.textContent).toBe('38:00 AM EarlyPending5:30 PM Late');
    expect(net.api.callsOf('list-orders')[0]?.query).toMatchObject({ from: '2026-11-29', to: '2027-01-02' });
  });

  test('moves by arrow keys, also into the next month, and opens a day', async () => {
    const { user } = openSite(december);
    const day = await screen.findByRole('button', { name: /December 3, 2026/ });
    day.focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        'Thursday, November 26, 2026, 0 orders',
      ),
    );
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('December 3'));
    await user.click(screen.getByRole('button', { name: /December 3, 2026/ }));
    expect(
      await screen.findByRole('heading', { level: 3, name: 'Thursday, December 3, 2026' }),
    ).toBeDefined();
    expect(here.current).toContain('show=day');
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByText('No orders on this day.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Week' }));
    const week = await screen.findAllByRole('heading', { level: 3 });
    expect(week).toHaveLength(7);
    expect(
      within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { pressed: true }).textContent,
    ).toBe('Week');
  });
});
