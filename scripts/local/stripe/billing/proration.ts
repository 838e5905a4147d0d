import type { Debit } from '../models.ts';

/** `amount * part / whole` in whole cents, a half cent up. All are whole numbers, none is negative. */
export function share(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}

/**
 * What is given back, at `time`, of debits of the running period: of each the unused part of what
 * was really debited (flexible billing), to the second, each rounded by itself.
 */
export function credits(debits: readonly Debit[], time: number): { debit: Debit; amount: number }[] {
  return debits
    .filter(({ end }) => end > time)
    .map((debit) => ({
      debit,
      amount: share(debit.amount, debit.end - Math.max(time, debit.start), debit.end - debit.start),
    }));
}

/** What the rest of a period costs at a full price per period. */
export function debitForRest(amount: number, start: number, end: number, time: number): number {
  return share(amount, end - time, end - start);
}
