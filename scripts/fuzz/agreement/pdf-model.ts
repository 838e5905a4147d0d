/** An object of a PDF as it is written: its number, what stands before the stream, and the stream. */
export type PdfObject = { number: number; content: string; stream?: Buffer };

/** A PDF with one cross-reference table, whose objects can be changed before it is written again. */
export type PdfModel = { objects: PdfObject[]; trailer: string };

/** Ways in which the written file differs from a PDF that is in order. */
export type PdfQuirks = {
  /** Bytes before the objects with these places in the list. */
  before: Map<number, Buffer>;
  /** Changes of offsets in the table, by the number of the object. */
  offsets: Map<number, number>;
  /** Objects that the table calls free, or leaves out. */
  free: Set<number>;
  missing: Set<number>;
  /** Generations in the table, by the number of the object. */
  generations: Map<number, number>;
  /** Length of an entry of the table: 20 bytes in a PDF that is in order. */
  entryEnd: ' \n' | '\n' | '\r\n' | ' \r';
  /** Bytes before the header, before the table, and behind the end. */
  head: Buffer;
  tail: Buffer;
  startxref: number;
};

export const noQuirks = (): PdfQuirks => ({
  before: new Map(),
  offsets: new Map(),
  free: new Set(),
  missing: new Set(),
  generations: new Map(),
  entryEnd: ' \n',
  head: Buffer.alloc(0),
  tail: Buffer.alloc(0),
  startxref: 0,
});

/** Reads a PDF as our own maker writes it: its objects in order, each with a direct length, and one table. */
export function readModel(pdf: Buffer): PdfModel {
  const text = pdf.toString('latin1');
  const objects: PdfObject[] = [];
  const begin = /(\d+) 0 obj\n/g;
  const table = text.lastIndexOf('\nxref\n');
  for (let found = begin.exec(text); found && found.index < table; found = begin.exec(text)) {
    const from = found.index + found[0].length;
    const number = Number(found[1]);
    const [word = ''] = /\nstream\n|\nendobj/.exec(text.slice(from)) ?? [];
    const to = text.indexOf(word, from);
    const content = text.slice(from, to);
    if (word === '\nendobj') {
      objects.push({ number, content });
      begin.lastIndex = to;
      continue;
    }
    const length = Number(/\/Length (\d+)/.exec(content)?.[1]);
    const start = to + word.length;
    objects.push({ number, content, stream: pdf.subarray(start, start + length) });
    begin.lastIndex = start + length;
  }
  const trailer = /trailer\n([\s\S]*?)\nstartxref/.exec(text.slice(table))?.[1] ?? '';
  return { objects, trailer };
}

/** Writes a PDF with one table. */
export function writeModel({ objects, trailer }: PdfModel, quirks: PdfQuirks): Buffer {
  const parts: Buffer[] = [quirks.head, Buffer.from('%PDF-1.7\n%ÿÿÿÿ\n', 'latin1')];
  let at = parts.reduce((sum, { length }) => sum + length, 0);
  const add = (piece: Buffer) => {
    parts.push(piece);
    at += piece.length;
  };
  const places = new Map<number, number>();
  for (const [index, { number, content, stream }] of objects.entries()) {
    const extra = quirks.before.get(index);
    if (extra) add(extra);
    places.set(number, at);
    add(Buffer.from(`${number} ${quirks.generations.get(number) ?? 0} obj\n${content}`, 'latin1'));
    if (stream) add(Buffer.concat([Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')]));
    add(Buffer.from('\nendobj\n'));
  }
  const size = Math.max(0, ...places.keys()) + 1;
  const line = (offset: number, generation: number, kind: 'n' | 'f') =>
    `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${kind}${quirks.entryEnd}`;
  const entries = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    if (number === 0 || place === undefined || quirks.missing.has(number)) return line(0, 65_535, 'f');
    const offset = Math.max(0, place + (quirks.offsets.get(number) ?? 0));
    return line(offset, quirks.generations.get(number) ?? 0, quirks.free.has(number) ? 'f' : 'n');
  });
  const table = at;
  add(Buffer.from(`xref\n0 ${size}\n${entries.join('')}trailer\n`, 'latin1'));
  add(Buffer.from(`${trailer}\nstartxref\n${table + quirks.startxref}\n%%EOF\n`, 'latin1'));
  return Buffer.concat([...parts, quirks.tail]);
}
