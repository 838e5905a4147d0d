import { describe, expect, it } from 'vitest';
import { dataUrl, pngFile, signatureImage } from './png-file.ts';
import { printed, sharedPrint } from './printed.ts';
import { countOf, type ReadPdf } from './read-pdf.ts';
import { photo, signer, thumbprintData } from './sample-entry.ts';

describe('images', () => {
  const images = ({ pages }: ReadPdf) => pages.reduce((sum, page) => sum + page.images, 0);
  const sentence = 'This image cannot be printed';

  it('prints signatures, thumbprint, and journal photographs', async () => {
    const pdf = await printed({ signers: [signer(1), signer(2, { signatureDataUrl: photo })] });
    expect(images(pdf)).toBe(6);
    expect(pdf.text).not.toContain(sentence);
  });

  const png = pngFile({ width: 30, height: 30, depth: 8, color: 6, at: (x, y) => [x, y, 9, 255] });
  const jpeg = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
  const flipped = Buffer.from(png);
  flipped[60] = (flipped[60] ?? 0) ^ 0xff;

  const damaged = [
    ['a PNG cut off', dataUrl('png', png.subarray(0, png.length - 30))],
    ['a PNG with a damaged byte', dataUrl('png', flipped)],
    ['a JPEG cut off', dataUrl('jpeg', jpeg.subarray(0, jpeg.length - 4))],
    ['a JPEG without a frame', dataUrl('jpeg', jpeg.subarray(0, 20))],
    ['a file that is not an image', dataUrl('png', Buffer.from('no image at all'))],
    ['an empty image', 'data:image/png;base64,'],
    ['the path of a file', '/etc/hostname'],
    ['a URL', 'https://example.com/signature.png'],
  ] as const;
  const withDamage = sharedPrint({
    signers: [...damaged.map(([, signatureDataUrl], at) => signer(at + 1, { signatureDataUrl })), signer(9)],
  });

  it.each(damaged)('prints a sentence in place of %s', async (name) => {
    const pdf = await withDamage();
    const position = damaged.findIndex(([one]) => one === name) + 1;
    const [start, end] = [position, position + 1].map((at) => pdf.text.indexOf(`${at}. Ana Signer${at}`));
    expect(countOf(pdf.text.slice(start, end), sentence)).toBe(1);
    expect(countOf(pdf.text, sentence)).toBe(damaged.length);
    expect(images(pdf)).toBe(5);
  });

  it('prints a PNG with the label of a JPEG', async () => {
    const pdf = await printed({ principalSignature: dataUrl('jpeg', png) });
    expect(images(pdf)).toBe(5);
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['another shape', '{"image_data":7}'],
  ])('prints a sentence when the thumbprint is %s', async (_, thumbprintJson) => {
    const pdf = await printed({ thumbprintData: thumbprintJson });
    expect(pdf.text).toContain('The recorded thumbprint cannot be read.');
    expect(images(pdf)).toBe(4);
  });

  it('prints a sentence in place of a damaged thumbprint', async () => {
    const broken = thumbprintData(dataUrl('png', png.subarray(0, 50)));
    const pdf = await printed({ thumbprintData: broken, principalSignature: signatureImage(3) });
    expect(countOf(pdf.text, sentence)).toBe(1);
    expect(pdf.text).toContain('Right thumb, photographed');
  });
});
