/**
 * Returns the quantile of numbers for a share from 0 to 1: the lowest number that this share of them does not exceed.
 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
