import type { Column, Content } from 'pdfmake/interfaces.js';
import { emblem } from '#functions/adapters/pdf/emblem.ts';

/** Sizes of a page's head in points, for either orientation. */
const sizes = {
  portrait: { emblem: 62, top: 13, gap: 3 },
  landscape: { emblem: 46, top: 7, gap: 2 },
} as const;

/**
 * Returns the head of a document: our emblem, the product's name, and the title. `right` is a column next to
 * them.
 */
export function documentHead(
  title: string,
  orientation: keyof typeof sizes,
  right?: { width: number; label: string; value: string },
): Content {
  const { emblem: sealWidth, top, gap } = sizes[orientation];
  const block = (label: string, value: Content): Content[] => [{ text: label, style: 'product' }, value];
  const beside: Column[] = right
    ? [
        {
          width: right.width,
          alignment: 'right',
          stack: block(right.label, { text: right.value, style: 'number', margin: [0, gap, 0, 0] }),
          margin: [0, top, 0, 0],
        },
      ]
    : [];
  return {
    columns: [
      { svg: emblem, width: sealWidth },
      {
        width: '*',
        stack: block('DIGITAL NOTARY JOURNAL', { text: title, style: 'title', margin: [0, gap, 0, 0] }),
        margin: [0, top, 0, 0],
      },
      ...beside,
    ],
    columnGap: 7,
  };
}
