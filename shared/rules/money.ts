/** Converts dollars on the wire to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts whole cents to dollars on the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}
