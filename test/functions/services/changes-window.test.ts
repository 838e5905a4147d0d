import { expect, test } from 'vitest';
import { changesWindow } from '#functions/services/changes-window.ts';

const window = (now: string) => {
  const { from, to } = changesWindow(new Date(now));
  return [from.toISOString(), to.toISOString()];
};

test.each([
  ['2026-11-27T03:15:00Z', '2026-11-27T01:00:00.000Z', '2026-11-27T03:00:00.000Z'],
  ['2026-11-27T03:59:59Z', '2026-11-27T01:00:00.000Z', '2026-11-27T03:00:00.000Z'],
  // Continuous backups are some minutes behind.
  ['2026-11-27T03:09:59Z', '2026-11-27T00:00:00.000Z', '2026-11-27T02:00:00.000Z'],
  ['2026-01-01T00:15:00Z', '2025-12-31T22:00:00.000Z', '2026-01-01T00:00:00.000Z'],
])('at %s, the changes from %s to %s are exported', (now, from, to) => {
  expect(window(now)).toEqual([from, to]);
});

test('every hour is in two exports, so that one that fails leaves no gap', () => {
  const [, first] = window('2026-11-27T03:15:00Z');
  const [third] = window('2026-11-27T05:15:00Z');
  expect(third).toBe(first);
});
