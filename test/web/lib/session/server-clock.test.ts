import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow } from '#web/lib/session/server-clock.ts';

const deviceTime = Date.parse('2026-11-21T18:00:00.000Z');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: deviceTime });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Learns from an answer after a call of 200 milliseconds that ends now. */
const learn = (date: string | null, duration = 200) =>
  learnServerTime(date, deviceTime - duration, deviceTime);

const ahead = () => serverNow().getTime() - deviceTime;

test('a device without any answer has only its own clock', () => {
  expect(ahead()).toBe(0);
});

test.each([
  ['three hours ahead', 'Sat, 21 Nov 2026 15:00:00 GMT', -3 * 3_600_000],
  ['two days behind', 'Mon, 23 Nov 2026 18:00:00 GMT', 2 * 86_400_000],
])('a clock that is %s is corrected, also later and without a connection', (_, date, difference) => {
  learn(date);
  expect(Math.abs(ahead() - difference)).toBeLessThan(1_000);
});

test('a clock that becomes right is trusted again', () => {
  learn('Sat, 21 Nov 2026 15:00:00 GMT');
  learn('Sat, 21 Nov 2026 18:00:00 GMT');
  expect(ahead()).toBe(0);
});

test('the delay of a usual answer, a slow answer, and one without a date change nothing', () => {
  learn('Sat, 21 Nov 2026 18:00:01 GMT');
  learn('Sat, 21 Nov 2026 15:00:00 GMT', 60_000);
  learn(null);
  learn('soon');
  expect(ahead()).toBe(0);
});
