import type { PointGroup } from 'signature_pad';

/**
 * Returns the strokes moved and shrunk to fit `width` by `height` (CSS pixels). Strokes that already fit are
 * returned unchanged, so rotating a phone twice changes nothing.
 */
export function fitStrokes(strokes: readonly PointGroup[], width: number, height: number): PointGroup[] {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return [...strokes];
  const left = Math.min(...points.map((point) => point.x));
  const right = Math.max(...points.map((point) => point.x));
  const top = Math.min(...points.map((point) => point.y));
  const bottom = Math.max(...points.map((point) => point.y));
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
