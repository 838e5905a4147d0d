import type { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import type { PdfValue } from '#shared/evidence/pdf/values.ts';

/** Characters that a name has as they are. */
const plain = /[^!-~]|[#()<>[\]{}/%]/g;

const nameOf = (name: string) =>
  `/${name.replaceAll(plain, (one) => `#${one.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

/** Returns a value as our verifiers read it. Strings are hexadecimal. */
export function written(value: PdfValue): string {
  if (typeof value !== 'object' || value === null) return String(value);
  switch (value.kind) {
    case 'name':
      return nameOf(value.name);
    case 'text':
      return `<${Buffer.from(value.bytes).toString('hex')}>`;
    case 'ref':
      return `${value.object} 0 R`;
    case 'list':
      return `[${value.items.map(written).join(' ')}]`;
    case 'dictionary':
      return writtenEntries(value.entries);
  }
}

/** Returns a dictionary as our verifiers read it. */
export const writtenEntries = (entries: Iterable<readonly [string, PdfValue]>): string =>
  `<<\n${[...entries].map(([key, value]) => `${nameOf(key)} ${written(value)}\n`).join('')}>>`;

/** A new or changed object: its number, its value, and the content of its stream. */
export type UpdatedObject = { number: number; value: string; stream?: Uint8Array };

/** Returns a PDF with an update after its last byte that writes these objects. */
export function withUpdate(pdf: PdfFile, objects: readonly UpdatedObject[]): Uint8Array {
  const { table, size, trailer } = pdf.revisions.at(-1) ?? pdf.revisions[0];
  const parts: Uint8Array[] = [pdf.bytes];
  let end = pdf.bytes.length;
  const add = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    end += bytes.length;
  };
  let entries = '';
  for (const { number, value, stream } of objects.toSorted((one, other) => one.number - other.number)) {
    entries += `${number} 1\n${String(end).padStart(10, '0')} 00000 n \n`;
    add(`${number} 0 obj\n${value}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  }
  const place = end;
  const added = Math.max(...objects.map(({ number }) => number + 1));
  const changed = { Size: Math.max(size, added), Prev: table };
  const last = writtenEntries(new Map([...trailer, ...Object.entries(changed)]));
  add(`xref\n${entries}trailer\n${last}\nstartxref\n${place}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}
