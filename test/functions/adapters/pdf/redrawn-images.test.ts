import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { detailedJpeg, jpegSegment, jpegWith } from '#test/support/jpeg-parts.ts';
import { dataUrl, pngChunk, pngSignature } from './png-file.ts';
import { options, printedEntry } from './sample-entry.ts';

const forged = 'endobj 99 0 obj << /Type /EmbeddedFile /Length 9 >> stream\n{"evidence":2}';

/** Returns a gray PNG whose pixels, stored without compression, begin with a text. */
function storedPng(text: string): Buffer {
  const [width, height] = [200, 40];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  rows.write(text, 1, 'latin1');
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const printedWith = async (image: string) =>
  Buffer.from(
    await entryPdf(printedEntry({ principalSignature: image, signerJournalSignature: image }), options),
  );

it.each<[string, 'png' | 'jpeg', Buffer]>([
  ['the comment of a JPEG', 'jpeg', jpegWith([jpegSegment(0xfe, forged)])],
  ['the metadata of a JPEG', 'jpeg', jpegWith([jpegSegment(0xe1, `Exif\0\0${forged}`)])],
  ['the space after the end of a JPEG', 'jpeg', Buffer.concat([detailedJpeg(40, 40), Buffer.from(forged)])],
  ['the uncompressed pixels of a PNG', 'png', storedPng(forged)],
])('an object of a PDF in %s does not reach the PDF of an entry', async (_, type, file) => {
  expect(file.includes('/EmbeddedFile')).toBe(true);
  const pdf = await printedWith(dataUrl(type, file));
  expect(pdf.includes(forged)).toBe(false);
  expect(pdf.toString('latin1').split('{"evidence":2}')).toHaveLength(1);
});

it('no run of 32 bytes of an uploaded file reaches the PDF of an entry', async () => {
  for (const [type, file] of [
    ['jpeg', detailedJpeg(120, 90)],
    ['png', storedPng('The pixels of a picture, '.repeat(200))],
  ] as const) {
    const pdf = await printedWith(dataUrl(type, file));
    const runs = Array.from({ length: Math.floor(file.length / 16) - 1 }, (_, at) =>
      file.subarray(at * 16, at * 16 + 32),
    );
    // Black pixels are equal bytes in any file.
    expect(runs.filter((run) => run.some((byte) => byte !== 0) && pdf.includes(run))).toEqual([]);
  }
});

it('a kept form is printed as it is, and only for the file that it was drawn from', async () => {
  const [file, other, form] = [detailedJpeg(60, 60), detailedJpeg(61, 60), detailedJpeg(30, 30)];
  const digest = createHash('sha256').update(file).digest('hex');
  const print = async (image: Buffer) =>
    Buffer.from(
      await entryPdf(printedEntry({ principalSignature: dataUrl('jpeg', image) }), {
        ...options,
        printable: new Map([[digest, form]]),
      }),
    );
  expect((await print(file)).includes(form)).toBe(true);
  expect((await print(other)).includes(form)).toBe(false);
});
