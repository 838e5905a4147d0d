import type { PointGroup } from 'signature_pad';

/** A rectangle in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The rectangle around all points; undefined without any. */
function boundsOf(strokes: readonly PointGroup[]): Box | undefined {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return undefined;
  return {
    left: Math.min(...points.map((point) => point.x)),
    right: Math.max(...points.map((point) => point.x)),
    top: Math.min(...points.map((point) => point.y)),
    bottom: Math.max(...points.map((point) => point.y)),
  };
}

/** The margin around saved ink: room for the stamp in the corners. */
const inkMargin = 28;
/** The smallest saved part of a pad: the four texts of the stamp fit side by side. */
const leastInk = { width: 280, height: 120 };

/** Widens a span around its middle to at least `least`, and moves it into 0 to `room`. */
function span(from: number, to: number, least: number, room: number): [number, number] {
  const length = Math.min(room, Math.max(least, to - from + 2 * inkMargin));
  const start = Math.min(Math.max(0, (from + to - length) / 2), room - length);
  return [start, start + length];
}

/**
 * Returns the part of a pad of `width` by `height` that is saved: the ink with a margin. The whole of a large pad would
 * make a signature tiny wherever it is shown.
 */
export function savedPart(strokes: readonly PointGroup[], width: number, height: number): Box {
  const ink = boundsOf(strokes) ?? { left: 0, top: 0, right: width, bottom: height };
  const [left, right] = span(ink.left, ink.right, leastInk.width, width);
  const [top, bottom] = span(ink.top, ink.bottom, leastInk.height, height);
  return { left, top, right, bottom };
}

/**
 * Returns the strokes moved and shrunk to fit `width` by `height` (CSS pixels). Strokes that already fit are
 * returned unchanged, so rotating a phone twice changes nothing.
 */
export function fitStrokes(strokes: readonly PointGroup[], width: number, height: number): PointGroup[] {
  const bounds = boundsOf(strokes);
  if (!bounds) return [...strokes];
  const { left, right, top, bottom } = bounds;
  if (left >= 0 && top >= 0 && right <= width && bottom <= height) return [...strokes];
  const margin = 8;
  const scale = Math.min(
    1,
    (width - 2 * margin) / Math.max(1, right - left),
    (height - 2 * margin) / Math.max(1, bottom - top),
  );
  const place = (value: number, from: number, to: number, room: number) => {
    const size = (to - from) * scale;
    const start = Math.min(Math.max(from * scale, margin), Math.max(margin, room - margin - size));
    return start + (value - from) * scale;
  };
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({
      ...point,
      x: place(point.x, left, right, width),
      y: place(point.y, top, bottom, height),
    })),
  }));
}
