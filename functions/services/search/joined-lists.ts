/** A list that is read by range: its length, and a function that returns the items from `skip` to `end`. */
export type RangedList<T> = {
  total: number;
  rows: (skip: number, end: number) => Promise<T[]>;
};

/** Concatenates lists. Reads only from the lists that a range reaches. */
export function joinedLists<T>(lists: readonly RangedList<T>[]): RangedList<T> {
  return {
    total: lists.reduce((sum, { total }) => sum + total, 0),
    async rows(skip, end) {
      let before = 0;
      const parts = lists.map(({ total, rows }) => {
        const from = Math.max(0, skip - before);
        const to = Math.min(total, end - before);
        before += total;
        return from < to ? rows(from, to) : [];
      });
      return (await Promise.all(parts)).flat();
    },
  };
}
