import { expect, it } from 'vitest';
import { mileageRateOn, mileageRates } from '#shared/data/business/mileage-rates.ts';

it('is the rate of the day, which changed in July of 2022', () => {
  const days = ['2022-06-30', '2022-07-01', '2025-12-31', '2026-01-01', '2099-12-31', '2000-01-01'];
  expect(days.map(mileageRateOn)).toEqual([585, 625, 700, 725, 725, 580]);
});

it('begins with a month, so that a printed month has one rate', () => {
  const days = mileageRates.map(({ from }) => from);
  expect(days.filter((day) => !day.endsWith('-01'))).toEqual([]);
  expect(days).toEqual(days.toSorted());
});
