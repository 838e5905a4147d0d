import { describe, expect, it } from 'vitest';
import { corpus, isGood, leastRight, parts, score } from '#scripts/read-orders/corpus.ts';

describe.each(parts)('the labeled orders of the part %s', (part) => {
  it('are read right or with a doubt, and never wrong in time, zone, or fee', async () => {
    const result = await score(await corpus(part));
    const misses = result.misses.map(
      ({ name, field, verdict, note }) => `${verdict}: ${name} ${field}: ${note}`,
    );
    expect(isGood(result), misses.join('\n')).toBe(true);
  });

  it('are read without needless doubts in nine of ten fields', async () => {
    const { fields, needless } = await score(await corpus(part));
    expect(needless / fields).toBeLessThan(1 - leastRight);
  });
});

describe('the labeled orders', () => {
  it('are enough, about half of them held back, each with its own name', async () => {
    const [tuned = [], heldBack = []] = await Promise.all(parts.map(corpus));
    expect(tuned.length + heldBack.length).toBeGreaterThanOrEqual(60);
    expect(heldBack.length).toBeGreaterThanOrEqual(30);
    const names = [...tuned, ...heldBack].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
