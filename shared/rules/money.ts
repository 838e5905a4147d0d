/** Dollars on the wire to whole cents inside. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whole cents to dollars on the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}
