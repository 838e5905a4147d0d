/** Converts an amount with two decimals, as text, to whole cents. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Writes whole cents as an amount with two decimals: `135.00`. */
export function amountOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
