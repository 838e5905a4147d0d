/**
 * Standard mileage rates for business use of a car, in tenths of a cent, with the first day of each
 * (IRS Notices 2019-02, 2020-05, 2021-02, 2022-03, Announcement 2022-13, Notices 2023-03, 2024-08, 2025-05,
 * and 2026-10; irs.gov/tax-professionals/standard-mileage-rates).
 */
export const mileageRates = [
  { from: '2019-01-01', tenths: 580 },
  { from: '2020-01-01', tenths: 575 },
  { from: '2021-01-01', tenths: 560 },
  { from: '2022-01-01', tenths: 585 },
  { from: '2022-07-01', tenths: 625 },
  { from: '2023-01-01', tenths: 655 },
  { from: '2024-01-01', tenths: 670 },
  { from: '2025-01-01', tenths: 700 },
  { from: '2026-01-01', tenths: 725 },
] as const;

/** The last day for which the IRS has set a rate. Later trips use the last rate until it is known. */
export const ratesKnownUntil = '2026-12-31';

/** Returns the rate of a day in tenths of a cent; the first rate for days before the table. */
export function mileageRateOn(day: string): number {
  return (mileageRates.findLast(({ from }) => from <= day) ?? mileageRates[0]).tenths;
}
