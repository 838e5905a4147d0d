import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { getCalendarFeed } from '#functions/services/business/calendar-feed.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { digest } from '#functions/store/table/digest.ts';
import { orderRow } from '#test/support/order-row.ts';

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const secret = `${id}${'x'.repeat(43)}`;
const createdAt = '2026-11-02T00:00:00.000Z';

/** Returns the feed of a notary with so many orders. */
function feed(orders: number, account: Partial<Account> = {}) {
  const asked: object[] = [];
  const answer = getCalendarFeed(
    {
      accounts: { get: async () => ({ id, ...account }) as Account },
      calendars: {
        get: async () => ({ digest: digest(secret), showSigners: false, createdAt, tokenVersion: 2 }),
      },
      papers: {
        page: async (_, __, query) => {
          asked.push(query);
          const first = Number(query.cursor ?? 0);
          const found = Array.from({ length: Math.min(query.limit, orders - first) }, () => ({
            row: orderRow(),
          }));
          const next = first + found.length;
          return { found: found as never, next: next < orders ? String(next) : null };
        },
      },
      now: () => new Date('2026-11-27T20:00:00Z'),
    },
    `${secret}.ics`,
  );
  return { answer, asked };
}

it('has at most 2,000 orders, from a year ago', async () => {
  const { answer, asked } = feed(2_050);
  const found = await answer;
  if (!found.ok) throw new Error(found.code);
  const text = Buffer.from(found.value.bytes).toString();
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2_000);
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vtimezone')).toHaveLength(1);
  expect(asked[0]).toMatchObject({ from: '2025-11-27', limit: 100 });
});

it('ends when an account is recovered from a thief who made the address', async () => {
  const cut = { at: '2026-11-03T00:00:00.000Z', since: '2026-11-01T00:00:00.000Z', tokenVersion: 2 };
  expect(await feed(0, { recovery: cut }).answer).toMatchObject({ code: 'CALENDAR_NOT_FOUND' });
  const later = { ...cut, tokenVersion: 1 };
  expect(await feed(0, { recovery: later }).answer).toMatchObject({ ok: true });
});
