import { describe, expect, it } from 'vitest';
import { cached } from '#functions/adapters/secrets/cached.ts';

const minute = 60_000;

/** A source that returns 1, 2, 3, and so on, and can be broken. Only the test moves its clock. */
function source() {
  const state = { now: 0, fetched: 0, broken: false };
  const read = cached(
    async () => {
      state.fetched += 1;
      if (state.broken) throw new Error('unavailable');
      return state.fetched;
    },
    () => state.now,
  );
  return { state, read };
}

describe('cached secret', () => {
  it('is fetched once in ten minutes, then again', async () => {
    const { state, read } = source();
    expect(await read()).toBe(1);
    state.now = 10 * minute - 1;
    expect(await read()).toBe(1);
    state.now = 10 * minute;
    expect(await read()).toBe(2);
  });

  it('is fetched once for parallel calls', async () => {
    const { state, read } = source();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(state.fetched).toBe(1);
  });

  it('keeps the old value while it cannot be fetched, and retries a minute later', async () => {
    const { state, read } = source();
    await read();
    state.now = 10 * minute;
    state.broken = true;
    expect(await read()).toBe(1);
    expect(await read()).toBe(1);
    expect(state.fetched).toBe(2);
    state.broken = false;
    state.now = 11 * minute;
    expect(await read()).toBe(3);
  });

  it('fails while there is no value, and recovers', async () => {
    const { state, read } = source();
    state.broken = true;
    await expect(read()).rejects.toThrow('unavailable');
    state.broken = false;
    expect(await read()).toBe(2);
  });
});
