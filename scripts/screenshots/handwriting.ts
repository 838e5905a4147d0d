import type { Page } from 'playwright-core';
import { drawStamp, stampTexts } from '#web/components/signature-pad/stamp.ts';
import type { Random } from '../seed/random.ts';

export const padSize = { width: 480, height: 180 };
export const baseline = 112;
const turns = 12;

type Point = { x: number; y: number };

/** Returns the points of one letter: a loop that continues to the right. The first letter of a name is a capital. */
function loop(random: Random, from: number, step: number, isCapital: boolean): Point[] {
  const isTall = isCapital || random.next() < 0.22;
  const isLow = !isTall && random.next() < 0.15;
  const height = isTall ? 34 + random.next() * 16 : 9 + random.next() * 6;
  const width = isCapital ? 22 : 7 + random.next() * 5;
  const middle = isLow ? baseline + 14 : baseline - height * 0.8;
  return Array.from({ length: turns }, (_, turn) => {
    const angle = (turn / turns) * 2 * Math.PI;
    const forward = from + (turn / turns) * step;
    return { x: forward + Math.sin(angle) * width * 0.7, y: middle + Math.cos(angle) * height * 0.8 };
  });
}

/** Returns hurried handwriting for a pad of 480 by 180: a loop for each letter, and a stroke below them. */
export function strokeOf(random: Random, name: string): Point[] {
  const letters = Math.min(14, name.replaceAll(' ', '').length);
  const step = Math.min(26, 330 / letters);
  const points: Point[] = [];
  let at = 52;
  for (let letter = 0; letter < letters; letter += 1) {
    const width = letter === 0 ? step * 1.6 : step;
    points.push(...loop(random, at, width, letter === 0));
    at += width;
  }
  points.push({ x: at + 46, y: baseline + 8 }, { x: at + 10, y: baseline + 16 });
  points.push({ x: at - 90, y: baseline + 20 + random.next() * 8 });
  // Handwriting leans to the right.
  return points.map(({ x, y }) => ({ x: x + (baseline - y) * 0.32, y }));
}

/** Returns the points as an SVG path without corners. */
function smoothPath(points: readonly Point[]): string {
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points
    .map((point, at) => {
      const next = points[at + 1] ?? point;
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      return at === 0 ? `M${text(point)}` : `Q${text(point)} ${text(middle)}`;
    })
    .join('');
}

/** The signer, and the time for the stamp below the signature. */
export type Signing = { name: string; at: Date; place: { lat: number; lng: number }; timezone: string };

/** Returns an invented signature with its stamp as a PNG data URL, as the signature pad sends it. */
export async function handwritten(page: Page, random: Random, signing: Signing): Promise<string> {
  const line = smoothPath(strokeOf(random, signing.name));
  const texts = stampTexts(signing.place, signing.at, signing.timezone);
  const drawing = `(() => {
    const canvas = document.createElement('canvas');
    canvas.width = ${padSize.width};
    canvas.height = ${padSize.height};
    const context = canvas.getContext('2d');
    context.lineWidth = 2.4;
    context.lineCap = context.lineJoin = 'round';
    context.strokeStyle = '#16213a';
    context.stroke(new Path2D(${JSON.stringify(line)}));
    (${drawStamp.toString()})(context, ${JSON.stringify(padSize)}, ${JSON.stringify(texts)});
    return canvas.toDataURL('image/png');
  })()`;
  return String(await page.evaluate(drawing));
}
