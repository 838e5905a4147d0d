/**
 * Standard mileage rates for business use of a car, in tenths of a cent, with the first day of each
 * and where the IRS set it (irs.gov/tax-professionals/standard-mileage-rates). Each begins with a month, so a month has one
 * rate.
 */
export const mileageRates = [
  { from: '2019-01-01', tenths: 580, source: 'IRS Notice 2019-02' },
  { from: '2020-01-01', tenths: 575, source: 'IRS Notice 2020-05' },
  { from: '2021-01-01', tenths: 560, source: 'IRS Notice 2021-02' },
  { from: '2022-01-01', tenths: 585, source: 'IRS Notice 2022-03' },
  { from: '2022-07-01', tenths: 625, source: 'IRS Announcement 2022-13' },
  { from: '2023-01-01', tenths: 655, source: 'IRS Notice 2023-03' },
  { from: '2024-01-01', tenths: 670, source: 'IRS Notice 2024-08' },
  { from: '2025-01-01', tenths: 700, source: 'IRS Notice 2025-05' },
  { from: '2026-01-01', tenths: 725, source: 'IRS Notice 2026-10' },
] as const;

/** The last day for which the IRS has set a rate. Later trips use the last rate until it is known. */
export const ratesKnownUntil = '2026-12-31';

/** Returns the row of a day; the first one for days before the table. */
export const mileageRowOn = (day: string): (typeof mileageRates)[number] =>
  mileageRates.findLast(({ from }) => from <= day) ?? mileageRates[0];

/** Returns the rate of a day in tenths of a cent; the first rate for days before the table. */
export const mileageRateOn = (day: string): number => mileageRowOn(day).tenths;
