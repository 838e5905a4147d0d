import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

/** Stubs a canvas of one color at a time, whose pixels a browser changes by so much. */
async function keptWith(change: (value: number) => number): Promise<boolean> {
  let color = [0, 0, 0];
  const context = {
    set fillStyle(style: string) {
      color = (style.match(/\d+/g) ?? []).map(Number);
    },
    fillRect: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from(
        Array.from({ length: width * height }, () => [...color.map(change), 255]).flat(),
      ),
    }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const { keepsPictures } = await import('#web/lib/browser/true-pictures.ts');
  return keepsPictures();
}

it.each<[string, (value: number) => number, boolean]>([
  ['as it is', (value) => value, true],
  ['with a little noise', (value) => value + 1, true],
  ['as white', () => 255, false],
  ['as stripes', (value) => (value * 37) % 256, false],
])('a browser gives a picture back %s', async (_, change, isKept) => {
  expect(await keptWith(change)).toBe(isKept);
});
