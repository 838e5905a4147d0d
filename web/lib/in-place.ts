/** Gives each item of a list that is only shown, and never reordered, its place as the key of its row. */
export const inPlace = <T extends object>(items: readonly T[]): (T & { place: number })[] =>
  items.map((item, place) => ({ ...item, place }));
