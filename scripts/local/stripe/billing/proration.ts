import type { Debit } from '../models.ts';

/** Returns `amount * part / whole` in cents, rounding half up. All numbers are non-negative integers. */
export function share(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}

/**
 * Returns the credits for the debits of the current period at `time`: the unused part of each actual debit
 * (flexible billing), to the second, each rounded separately.
 */
export function credits(debits: readonly Debit[], time: number): { debit: Debit; amount: number }[] {
  return debits
    .filter(({ end }) => end > time)
    .map((debit) => ({
      debit,
      amount: share(debit.amount, debit.end - Math.max(time, debit.start), debit.end - debit.start),
    }));
}
