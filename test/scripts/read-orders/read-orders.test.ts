import { describe, expect, it } from 'vitest';
import { corpus, isGood, leastRight, parts, proposalsOf, score } from '#scripts/read-orders/corpus.ts';
import { orderBody } from '#shared/schemas/business/order.ts';

describe.each(parts)('the labeled orders of the part %s', (part) => {
  it('are read right or with a doubt, and never wrong in time, zone, or fee', async () => {
    const result = await score(await corpus(part));
    const misses = result.misses.map(
      ({ name, field, verdict, note }) => `${verdict}: ${name} ${field}: ${note}`,
    );
    expect(isGood(result), misses.join('\n')).toBe(true);
  });

  it('are proposed as bodies that the API takes, with doubts about their own fields only', async () => {
    for (const labeled of await corpus(part)) {
      for (const { order, unsure } of await proposalsOf(labeled)) {
        expect(orderBody.safeParse(order).error?.issues ?? [], labeled.name).toEqual([]);
        expect(Object.keys(order), labeled.name).toEqual(expect.arrayContaining(unsure));
      }
    }
  });
});

describe('the labeled orders', () => {
  it('are read without needless doubts in nine of ten fields', async () => {
    const { fields, needless } = await score((await Promise.all(parts.map(corpus))).flat());
    expect(needless / fields).toBeLessThan(1 - leastRight);
  });

  it('are enough, about half of them held back, each with its own name', async () => {
    const counts = await Promise.all(parts.map(async (part) => ({ part, orders: await corpus(part) })));
    const heldBack = counts
      .filter(({ part }) => part.startsWith('held-back'))
      .flatMap(({ orders }) => orders);
    const names = counts.flatMap(({ orders }) => orders).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(heldBack.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });
});
