import { describe, expect, it } from 'vitest';
import { corpus, leastRight, parts, scores } from '#scripts/text-rules/corpus.ts';

describe.each(parts)('the labeled texts of the part %s', (part) => {
  it('are judged right on each side', async () => {
    for (const { label, texts, right, misses } of scores(await corpus(part))) {
      // A handful of bare numbers that another person wrote: docs/compliance.md has their score.
      if (label === 'ambiguous' && part === 'held-back-4') continue;
      expect(right / texts, misses.join('\n')).toBeGreaterThanOrEqual(leastRight[part]);
    }
  });
});

describe('the labeled texts', () => {
  it('are enough, about half of them prohibited, and each is in one part once', async () => {
    const [tuned = [], heldBack = []] = await Promise.all(parts.map(corpus));
    const all = [...tuned, ...heldBack];
    const share = (label: string) => all.filter((text) => text.label === label).length / all.length;
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(heldBack.length).toBeGreaterThanOrEqual(150);
    expect(share('prohibited')).toBeGreaterThan(0.4);
    expect(share('innocent')).toBeGreaterThan(0.4);
    const keys = all.map(({ stateCode, text }) => `${stateCode} ${text}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are from many states', async () => {
    const all = await Promise.all(parts.map(corpus));
    expect(new Set(all.flat().map(({ stateCode }) => stateCode)).size).toBeGreaterThan(35);
  });
});
