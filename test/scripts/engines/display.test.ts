import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { pngOf } from '#scripts/engines/display.ts';

/** A screen of two pixels by one, after a table of one color, with a line that is longer than its pixels. */
function screen(): Buffer {
  const headerBytes = 104;
  const xwd = Buffer.alloc(headerBytes + 12 + 12);
  const fields = { 0: headerBytes, 4: 2, 5: 1, 12: 12, 19: 1 };
  for (const [field, value] of Object.entries(fields)) xwd.writeUInt32BE(value, 4 * Number(field));
  xwd.set([3, 2, 1, 0, 30, 20, 10, 0], headerBytes + 12);
  return xwd;
}

it('turns the picture of a screen into a PNG with red first, and without gaps', () => {
  const { width, height, data } = PNG.sync.read(pngOf(screen()));
  expect([width, height]).toEqual([2, 1]);
  expect([...data]).toEqual([1, 2, 3, 255, 10, 20, 30, 255]);
});
