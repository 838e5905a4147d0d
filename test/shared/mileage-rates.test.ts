import { expect, it } from 'vitest';
import { mileageRateOn, mileageRates } from '#shared/data/business/mileage-rates.ts';
import { miles } from '#shared/schemas/business/parts.ts';

it('is multiplied by miles with one decimal, above zero', () => {
  const taken = [0.1, 0.3, 1.1, 12, 4_321.7, 9_999.9];
  const refused = [0, -0.1, 1e-9, 0.1 + 0.2, 0.05, 1.25, 9_999.95, 10_000, '1.0', null];
  expect([...taken, ...refused].filter((value) => miles.safeParse(value).success)).toEqual(taken);
});

it('is the rate of the day, which changed in July of 2022', () => {
  const days = ['2022-06-30', '2022-07-01', '2025-12-31', '2026-01-01', '2099-12-31', '2000-01-01'];
  expect(days.map(mileageRateOn)).toEqual([585, 625, 700, 725, 725, 580]);
});

it('begins with a month, so that a printed month has one rate', () => {
  const days = mileageRates.map(({ from }) => from);
  expect(days.filter((day) => !day.endsWith('-01'))).toEqual([]);
  expect(days).toEqual(days.toSorted());
});
