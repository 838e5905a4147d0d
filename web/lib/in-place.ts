/** Adds each item's index as `place`, the key of its row in a list that is never reordered. */
export const inPlace = <T extends object>(items: readonly T[]): (T & { place: number })[] =>
  items.map((item, place) => ({ ...item, place }));
