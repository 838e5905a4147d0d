import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Returns an object of a PDF as it is written in the file, without its stream. */
export function writtenObject(pdf: Uint8Array, number: number): string {
  const { at } = new PdfFile(pdf).object(number);
  const text = latin1(pdf);
  return text.slice(at, text.indexOf('\nendobj\n', at));
}

/** Returns the catalog of a PDF with more entries. */
export const catalogWith = (pdf: Uint8Array, entries: string) =>
  writtenObject(pdf, new PdfFile(pdf).root).replace(/>>$/, `${entries}\n>>`);

/** Returns the number of the next new object of a PDF. */
export const nextObject = (pdf: Uint8Array): number => new PdfFile(pdf).revisions.at(-1)?.size ?? 0;

/** Returns an object with a stream. */
export const streamObject = (entries: string, content: string) =>
  `<<\n${entries}\n/Length ${content.length}\n>>\nstream\n${content}\nendstream`;

/** Returns a PDF with an update, in the form of our writers, that writes these objects (one character a byte). */
export function withUpdate(pdf: Uint8Array, objects: Readonly<Record<number, string>>): Uint8Array {
  const file = new PdfFile(pdf);
  const { table, root, size } = file.revisions.at(-1) ?? file.revisions[0];
  const [, rest = ''] =
    /\n(\/Info [^\n]+\n\/ID [^\n]+\n)>>\nstartxref\n\d+\n%%EOF\n$/.exec(latin1(pdf)) ?? [];
  let text = '';
  let entries = '';
  const numbers = Object.keys(objects).map(Number);
  for (const number of numbers) {
    entries += `${number} 1\n${String(pdf.length + text.length).padStart(10, '0')} 00000 n\r\n`;
    text += `${number} 0 obj\n${objects[number]}\nendobj\n`;
  }
  const place = pdf.length + text.length;
  const last = Math.max(size, ...numbers.map((number) => number + 1));
  text += `xref\n${entries}trailer\n<<\n/Size ${last}\n/Root ${root} 0 R\n/Prev ${table}\n${rest}>>\n`;
  text += `startxref\n${place}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([pdf, Buffer.from(text, 'latin1')]));
}
