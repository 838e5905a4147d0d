import { seal } from '#functions/adapters/pdf/seal.ts';
import type { Drawing, DrawnPage } from './drawing.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const placed = (x: number, y: number) => `left:${x.toFixed(2)}pt;top:${y.toFixed(2)}pt`;

const shortestRule = 90;

/** The rules of a page: a line is a shape from one place to another. */
function rules({ items }: DrawnPage): string[] {
  let from: readonly unknown[] = [];
  return items.flatMap((item) => {
    if (item.kind !== 'shape') return [];
    if (item.method === 'moveTo') from = item.given;
    if (item.method !== 'lineTo' || from[1] !== item.given[1]) return [];
    const [x = 0, y = 0] = from.map(Number);
    const width = Number(item.given[0]) - x;
    // What is shorter are strokes of the seal, which is placed as a whole.
    if (width < shortestRule) return [];
    return [`<hr style="${placed(x, y)};width:${width}pt">`];
  });
}

/** The styles of a drawing's pages, with its typefaces in the files named. */
export function headOf({ pages }: Drawing, fontFiles: ReadonlyMap<string, string>): string {
  const [{ width, height } = { width: 0, height: 0 }] = pages;
  const faces = [...fontFiles].map(([name, file]) => `@font-face{font-family:"${name}";src:url("${file}")}`);
  return `<meta charset="utf-8"><style>${faces.join('')}
@page{size:${width}pt ${height}pt;margin:0}
body{margin:0} section{position:relative;width:${width}pt;height:${height}pt;overflow:hidden;break-after:page}
section>*{position:absolute;margin:0;white-space:pre;line-height:1} hr{border:0;border-top:.5pt solid #D9D4C7}
section>svg{left:54pt;top:50pt;width:62pt;height:62pt}</style>`;
}

/** The pages of a drawing as HTML, everything in its place. */
export function bodyOf({ pages }: Drawing): string {
  return pages
    .map((page, at) => {
      const shown = page.items.map((item) => {
        if (item.kind === 'shape') return '';
        if (item.kind === 'image') {
          const size = `width:${item.width}pt;height:${item.height}pt`;
          return `<img style="${placed(item.x, item.y)};${size}" src="${item.source}">`;
        }
        const look = `font:${item.size}pt '${item.font}';color:${item.color};letter-spacing:${item.spacing}pt`;
        return `<span style="${placed(item.x, item.y)};${look}">${escaped(item.text)}</span>`;
      });
      return `<section>${at === 0 ? seal : ''}${rules(page).join('')}${shown.join('')}</section>`;
    })
    .join('\n');
}
