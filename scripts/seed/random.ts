/** Numbers that look random and are the same in every run. */
export type Random = {
  /** Returns a number from 0 up to 1. */
  next: () => number;
  /** Returns a whole number from `min` to `max`. */
  between: (min: number, max: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** Returns a generator (mulberry32) with a seed. */
export function randomFrom(start: number): Random {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}
