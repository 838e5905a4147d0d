import { ulid } from 'ulid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findDistance } from '#functions/services/business/find-distance.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { paidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { limits } from '#shared/data/limits.ts';
import { newTable } from '#test/support/stack.ts';

const now = new Date('2026-03-02T15:00:00Z');
const drive = { from: 'here', to: 'there' };

let table: Table;
let account: Account;
let paid: number;

beforeAll(async () => {
  table = await newTable();
});

beforeEach(() => {
  const trial = { createdAt: '2026-03-01T00:00:00.000Z' };
  const states = { primaryNotaryState: 'CO', additionalNotaryStates: [], commissions: [] };
  account = { id: ulid(), ...trial, ...states } as unknown as Account;
  paid = 0;
});

const ask = (more: Partial<Parameters<typeof findDistance>[0]> = {}, at = now) =>
  findDistance(
    {
      distances: { placeOf: async () => ({ lat: 39, lng: -105 }), milesBetween: async () => 12.34 },
      lookups: paidLookupStore(table),
      reportPaid: () => {
        paid += 1;
      },
      now: () => at,
      ...more,
    },
    account,
    drive,
  );

it('pays for at most fifty a day, also when they are asked in parallel, apart from addresses', async () => {
  await paidLookupStore(table).take(account.id, limits.paidLookupsPerDay, now);
  const answers = await Promise.all(
    Array.from({ length: businessLimits.paidDistancesPerDay + 5 }, () => ask()),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
  expect(paid).toBe(50);
  expect(await ask()).toMatchObject({ code: 'DISTANCE_LIMIT', retryAfter: 9 * 60 * 60 });
  const left = await paidLookupStore(table).take(account.id, limits.paidLookupsPerDay, now);
  expect(left).toBe(limits.paidLookupsPerDay - 2);
});

it('counts a distance whose lookup fails', async () => {
  const broken = { placeOf: () => Promise.reject(new Error('Timeout')), milesBetween: async () => 1 };
  await expect(ask({ distances: broken })).rejects.toThrow('Timeout');
  expect(await paidLookupStore(table).take(account.id, 50, now, 'distances')).toBe(48);
});

it('pays for nothing in a stage without distances, and on Free', async () => {
  expect(await ask({ distances: undefined })).toMatchObject({ code: 'DISTANCE_UNAVAILABLE' });
  const later = new Date('2026-04-02T15:00:00Z');
  expect(await ask({}, later)).toMatchObject({ code: 'PLAN_LACKS_BUSINESS' });
  expect(paid).toBe(0);
});

it('rounds to tenths of a mile', async () => {
  expect(await ask()).toEqual({ ok: true, value: { miles: 12.3 } });
});
