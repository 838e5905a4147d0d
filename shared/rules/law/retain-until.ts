import { findLaw } from '../../data/state-laws.ts';

/** Years for which every sealed file is kept: the longest figure that the law of any state gives. */
const leastYears = 10;

/**
 * Years where the law forbids to discard the journal but gives no figure, such as "as long as you are commissioned".
 * Few notaries practice for longer.
 */
const openEndedYears = 30;

/**
 * Returns the time until which the files of an entry submitted at `submittedAt` cannot be deleted, by the retention of
 * its state. It is the least, not the end: most states count from the last act in the journal, so nothing deletes a
 * file when its lock ends.
 */
export function retainUntil(stateCode: string | null, submittedAt: Date): Date {
  const { years = null, openEnded = false } = findLaw(stateCode)?.retention ?? {};
  const until = new Date(submittedAt);
  until.setUTCFullYear(
    until.getUTCFullYear() + Math.max(leastYears, years ?? 0, openEnded ? openEndedYears : 0),
  );
  // A submission may take some seconds, and must not be kept for less than whole years.
  until.setUTCDate(until.getUTCDate() + 1);
  return until;
}
