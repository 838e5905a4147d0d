import type { Content, ContentStack } from 'pdfmake/interfaces.js';
import { type PrintableForms, printableImage } from '../images/printable-image.ts';

const brokenImage =
  'This image cannot be printed. Its file is damaged, or a PDF cannot contain this type of image.';

/** Prepares a document's images while its content is laid out. */
export type PrintablePictures = {
  /**
   * Returns a placeholder for an image within a width and height. The image, or a sentence instead, follows
   * before `ready`.
   */
  of: (source: string, width: number, height: number) => Content;
  /** Resolves when every image is in its place. */
  ready: () => Promise<unknown>;
};

/** Starts preparing a document's images. Draws those that are not in `kept`. */
export function printablePictures(kept: PrintableForms = new Map()): PrintablePictures {
  const pending: Promise<unknown>[] = [];
  const of = (source: string, width: number, height: number) => {
    const place: ContentStack = { stack: [] };
    const fill = async () => {
      const image = await printableImage(source, kept);
      place.stack.push(image ? { image, fit: [width, height] } : { text: brokenImage, style: 'note' });
    };
    pending.push(fill());
    return place;
  };
  return { of, ready: () => Promise.all(pending) };
}
