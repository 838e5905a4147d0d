import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { Pdfkit } from './pdfkit.ts';

/** A text on one line, in points from the left and the top of its page. */
export type DrawnText = {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  width: number;
  /** The PostScript name of its typeface. */
  font: string;
  size: number;
  color: string;
  spacing: number;
  features: readonly string[];
};

type DrawnImage = { kind: 'image'; source: string; x: number; y: number; width: number; height: number };
/** Any other call of pdfkit. */
type DrawnShape = { kind: 'shape'; method: string; given: readonly unknown[] };

/** A document as it was drawn, and the files of its typefaces by name. */
export type Drawing = { pages: DrawnPage[]; fonts: Map<string, Buffer> };

/** What is drawn on a page, in order. */
export type DrawnPage = { width: number; height: number; items: (DrawnText | DrawnImage | DrawnShape)[] };

const drawing = [
  ...['addPage', 'text', 'image', 'fontSize', 'fill', 'opacity', 'fillColor', 'strokeColor', 'stroke'],
  ...['fillAndStroke', 'fillOpacity', 'strokeOpacity', 'lineWidth', 'lineJoin', 'lineCap', 'dash', 'undash'],
  ...['moveTo', 'lineTo', 'bezierCurveTo', 'closePath', 'rect', 'circle', 'path', 'clip', 'save', 'restore'],
  ...['transform', 'translate', 'addContent'],
] as const;

const numberAt = (value: unknown, key: string) => Number(Reflect.get(Object(value), key) ?? 0);

const fontOfDocument = z.object({
  _font: z.object({
    font: z.object({ postscriptName: z.string(), stream: z.object({ buffer: z.instanceof(Uint8Array) }) }),
  }),
});

/** The typeface that a document writes with just now. */
function fontOf(document: object): { name: string; file: Uint8Array } {
  const { postscriptName: name, stream } = fontOfDocument.parse(document)._font.font;
  return { name, file: stream.buffer };
}

/** Texts that stand side by side in the same look, as the one text that a person would write. */
export function joined(items: DrawnPage['items']): DrawnPage['items'] {
  const lines: DrawnPage['items'] = [];
  for (const item of items) {
    const before = lines.at(-1);
    const look = ({ y, font, size, color, spacing, features }: DrawnText) => [
      ...[y, font, size, color, spacing, features],
    ];
    if (
      item.kind === 'text' &&
      before?.kind === 'text' &&
      isDeepStrictEqual(look(item), look(before)) &&
      Math.abs(before.x + before.width - item.x) < 0.05
    ) {
      lines.splice(-1, 1, {
        ...before,
        text: before.text + item.text,
        width: before.width + item.width,
      });
    } else lines.push(item);
  }
  return lines;
}

/**
 * What a maker of PDFs draws through pdfkit, page by page: the same pages can then be drawn without the maker. Nothing
 * else may draw meanwhile.
 */
export async function recordedDrawing(make: () => Promise<unknown>): Promise<Drawing> {
  // What a first call prepares is not part of the pages.
  await make();
  const pages: DrawnPage[] = [];
  const fonts = new Map<string, Buffer>();
  let depth = 0;
  let size = 12;
  let color = 'black';

  function record(document: object, method: string, given: readonly unknown[]): void {
    const items = pages.at(-1)?.items;
    const [first, x, y, options] = given;
    if (method === 'addPage') {
      const [width = 0, height = 0]: number[] = Reflect.get(Object(first), 'size');
      pages.push({ width, height, items: [] });
    } else if (method === 'fontSize') size = Number(first);
    else if (method === 'fill' && first !== undefined) color = String(first);
    else if (method === 'text') {
      const face = fontOf(document);
      fonts.set(face.name, Buffer.from(face.file));
      items?.push({
        ...{ kind: 'text', text: String(first), x: Number(x), y: Number(y), size, color },
        width: numberAt(options, 'textWidth'),
        font: face.name,
        spacing: numberAt(options, 'characterSpacing'),
        features: Reflect.get(Object(options), 'features') ?? [],
      });
    } else if (method === 'image') {
      const [width, height] = [numberAt(options, 'width'), numberAt(options, 'height')];
      // pdfmake draws by a name of its own, and keeps the data URL beside it.
      const source = String(Reflect.get(Object(Reflect.get(document, 'images')), String(first)) ?? first);
      items?.push({ kind: 'image', source, x: Number(x), y: Number(y), width, height });
    } else if (!(method === 'opacity' && first === 1)) items?.push({ kind: 'shape', method, given });
  }

  const kept = drawing.map((method) => [method, Pdfkit.prototype[method]] as const);
  for (const [method, own] of kept) {
    if (typeof own !== 'function') throw new Error(`pdfkit has no ${method}`);
    Pdfkit.prototype[method] = function (this: object, ...given: unknown[]): unknown {
      if (depth === 0) record(this, method, given);
      depth += 1;
      try {
        return Reflect.apply(own, this, given);
      } finally {
        depth -= 1;
      }
    };
  }
  try {
    await make();
  } finally {
    for (const [method, own] of kept) Pdfkit.prototype[method] = own;
  }
  return { pages: pages.map(({ items, ...page }) => ({ ...page, items: joined(items) })), fonts };
}
