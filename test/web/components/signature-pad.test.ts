import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';
import { describe, expect, test, vi } from 'vitest';
import { drawByPenOnly } from '#web/components/signature-pad/pen-only.ts';
import { stampTexts } from '#web/components/signature-pad/stamp.ts';
import { fitStrokes, savedPart } from '#web/components/signature-pad/strokes.ts';

test.each([
  ['America/New_York', '11/20', '23:30'],
  ['America/Los_Angeles', '11/20', '20:30'],
  ['Pacific/Honolulu', '11/20', '18:30'],
])('the stamp shows date and 24-hour time in %s', (timezone, date, time) => {
  const texts = stampTexts({ lat: 32.77666, lng: -96.8 }, new Date('2026-11-21T04:30:00Z'), timezone);
  expect(texts).toEqual({
    topLeft: 'Lat 32.7767',
    topRight: 'Lng -96.8000',
    bottomLeft: date,
    bottomRight: time,
  });
});

test('midnight is 00, not 24', () => {
  expect(stampTexts(null, new Date('2026-01-01T05:07:00Z'), 'America/New_York')).toEqual({
    topLeft: '',
    topRight: '',
    bottomLeft: '01/01',
    bottomRight: '00:07',
  });
});

const strokes = (...points: [number, number][]): PointGroup[] => [
  {
    dotSize: 1,
    minWidth: 1,
    maxWidth: 1,
    penColor: 'black',
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: points.map(([x, y]) => ({ x, y, pressure: 0.5, time: 0 })),
  },
];

test('strokes that fit are unchanged', () => {
  const drawn = strokes([10, 10], [300, 150]);
  expect(fitStrokes(drawn, 360, 180)).toEqual(drawn);
});

test('strokes of a wide pad shrink to a narrow one in proportion', () => {
  const fitted = fitStrokes(strokes([0, 0], [800, 100], [400, 50]), 358, 180)[0]?.points ?? [];
  for (const { x, y } of fitted) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(358);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(180);
  }
  const [first, last, middle] = fitted;
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(8 * ((last?.y ?? 0) - (first?.y ?? 0)), 6);
  expect(middle?.x).toBeCloseTo(((first?.x ?? 0) + (last?.x ?? 0)) / 2, 6);
});

test('the saved part of a large pad is the ink with a margin', () => {
  expect(savedPart(strokes([100, 300], [500, 380]), 1000, 600)).toEqual({
    left: 72,
    top: 272,
    right: 528,
    bottom: 408,
  });
});

test('a small mark in a corner is saved with room for the stamp, inside the pad', () => {
  expect(savedPart(strokes([990, 590], [995, 598]), 1000, 600)).toEqual({
    left: 720,
    top: 480,
    right: 1000,
    bottom: 600,
  });
});

test('ink that fills the pad is saved with all of the pad', () => {
  expect(savedPart(strokes([0, 0], [200, 100]), 200, 100)).toEqual({
    left: 0,
    top: 0,
    right: 200,
    bottom: 100,
  });
});

describe('a pen', () => {
  const down = (pointerType: string) => new PointerEvent('pointerdown', { pointerType, bubbles: true });

  test('keeps fingers and palms off the pad once it was seen, and removes the dots of a palm', () => {
    const canvas = document.createElement('canvas');
    const stroke = (points: number) => ({ points: Array.from({ length: points }, () => ({})) });
    const fromData = vi.fn();
    const pad = { toData: () => [stroke(1), stroke(40)], fromData } as unknown as SignaturePad;
    const stop = drawByPenOnly(canvas, pad);
    const drew = vi.fn();
    canvas.addEventListener('pointerdown', (event) => drew(event.pointerType));
    for (const one of ['touch', 'pen', 'touch', 'mouse', 'pen']) canvas.dispatchEvent(down(one));
    expect(drew.mock.calls.flat()).toEqual(['touch', 'pen', 'mouse', 'pen']);
    expect(fromData.mock.calls).toEqual([[[stroke(40)], { clear: true }]]);
    stop();
    canvas.dispatchEvent(down('touch'));
    expect(drew).toHaveBeenCalledTimes(5);
  });
});
