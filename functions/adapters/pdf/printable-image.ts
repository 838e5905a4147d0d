import { isPrintableJpeg } from './jpeg.ts';
import { plainPng } from './png.ts';

const dataUrl = /^data:image\/(?:png|jpeg);base64,(.+)$/s;

/** An image as the PDF maker takes it, a data URL; undefined when the file is damaged or no PNG or JPEG. */
export function printableImage(source: string): string | undefined {
  const encoded = dataUrl.exec(source)?.[1];
  if (encoded === undefined) return undefined;
  const file = Buffer.from(encoded, 'base64');
  if (isPrintableJpeg(file)) return `data:image/jpeg;base64,${file.toString('base64')}`;
  const png = plainPng(file);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}
