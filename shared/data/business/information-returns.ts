/**
 * Payments to an independent contractor in a year from which a business must file Form 1099-NEC, in dollars, with the first
 * year of each (26 U.S.C. § 6041(a), and Public Law 119-21, § 70433, for payments made from 2026 on).
 */
const thresholds = [
  { from: 2000, dollars: 600 },
  { from: 2026, dollars: 2_000 },
] as const;

/** The last year for which the threshold is known: from 2027 it follows inflation, in steps of $100. */
export const thresholdKnownUntil = 2026;

/** Returns the threshold of a year; the last known one for later years. */
export function reportingThreshold(year: number): number {
  return (thresholds.findLast(({ from }) => from <= year) ?? thresholds[0]).dollars;
}
