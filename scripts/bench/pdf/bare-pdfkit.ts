import { buffer } from 'node:stream/consumers';
import type { Drawing } from './drawing.ts';
import { type BareDocument, Pdfkit } from './pdfkit.ts';

/** Draws pages by pdfkit alone, as a program would whose author has measured every place by hand. */
export async function drawnByPdfkit({ pages, fonts }: Drawing): Promise<Uint8Array> {
  const document: BareDocument = new Pdfkit({ autoFirstPage: false, margin: 0, pdfVersion: '1.7' });
  const written = buffer(document);
  for (const [name, file] of fonts) document.registerFont(name, file);
  for (const { width, height, items } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    let look = '';
    for (const item of items) {
      if (item.kind === 'shape') {
        const call: unknown = Reflect.get(document, item.method);
        if (typeof call === 'function') Reflect.apply(call, document, item.given);
        look = '';
      } else if (item.kind === 'image') {
        const size = { width: item.width, height: item.height };
        Reflect.apply(Reflect.get(document, 'image'), document, [item.source, item.x, item.y, size]);
      } else {
        const { text, x, y, font, size, color, spacing, features } = item;
        const wanted = `${font} ${size} ${color}`;
        if (wanted !== look) document.font(font).fontSize(size).fillColor(color);
        look = wanted;
        const options = {
          ...(spacing && { characterSpacing: spacing }),
          ...(features.length && { features }),
        };
        document.text(text, x, y, { lineBreak: false, ...options });
      }
    }
  }
  document.end();
  return written;
}
