import { deflateSync } from 'node:zlib';
import type { Random } from '#scripts/seed/random.ts';
import { noQuirks, type PdfModel, type PdfObject, type PdfQuirks, writeModel } from './pdf-model.ts';

/** Changes the structure of a PDF, so that readers may disagree about what is in it. */
type Mutation = (model: PdfModel, quirks: PdfQuirks, random: Random) => void;

const one = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[random.between(0, items.length - 1)];

const nextNumber = ({ objects }: PdfModel) => Math.max(0, ...objects.map(({ number }) => number)) + 1;

const streams = ({ objects }: PdfModel) => objects.filter((object) => object.stream);
const having = ({ objects }: PdfModel, word: string) =>
  objects.filter(({ content }) => content.includes(word));

/** Another text for a page, and another file to attach. */
const otherPage = Buffer.from('BT /F1 12 Tf 1 0 0 1 50 500 Tm [<00010002000300040005>] TJ ET\n');
const otherFile = Buffer.from('{"evidence":1,"other":true}');

const embedded = (file: Buffer) =>
  `<< /Type /EmbeddedFile /Subtype /application#2Fjson /Length ${file.length} /Params << /Size ${file.length} >> >>`;

const written = (number: number, content: string, stream?: Buffer) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n${content}`, 'latin1'),
    ...(stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : []),
    Buffer.from('\nendobj\n'),
  ]);

/** Adds an object, and returns its number. */
function added(model: PdfModel, content: string, stream?: Buffer): number {
  const number = nextNumber(model);
  model.objects.push({ number, content, ...(stream && { stream }) });
  return number;
}

const edited = (object: PdfObject | undefined, edit: (content: string) => string) => {
  if (object) object.content = edit(object.content);
};

/** Inserts into the dictionary of an object that has a word, behind its first bracket. */
const into = (object: PdfObject | undefined, text: string) =>
  edited(object, (content) => content.replace('<<', `<< ${text} `));

const keys = [
  'Contents',
  'Names',
  'EmbeddedFiles',
  'EF',
  'F',
  'UF',
  'Kids',
  'Type',
  'Length',
  'Filter',
  'Pages',
  'Font',
  'ToUnicode',
  'Root',
  'Size',
];
const blanks = [
  ' ',
  '\n',
  '\r',
  '\t',
  '\0',
  '\f',
  '%a\n',
  '% endobj 9 0 obj << /Type /EmbeddedFile >>\n',
  '  ',
];

/** The mutations by their names. */
export const pdfMutations: Readonly<Record<string, Mutation>> = {
  'an object that the table does not list'(model, quirks, random) {
    const place = random.between(0, model.objects.length - 1);
    const number = random.next() < 0.5 ? nextNumber(model) : (one(random, model.objects)?.number ?? 1);
    const stream = random.next() < 0.5 ? otherFile : otherPage;
    const content = stream === otherFile ? embedded(otherFile) : `<< /Length ${otherPage.length} >>`;
    quirks.before.set(place, written(number, content, stream));
  },
  'an object twice'(model, _quirks, random) {
    const object = one(random, model.objects);
    const other = one(random, streams(model));
    if (!object) return;
    const copy = {
      ...object,
      ...(object.stream && other?.stream && { content: other.content, stream: other.stream }),
    };
    if (random.next() < 0.5) model.objects.push(copy);
    else model.objects.unshift(copy);
  },
  'objects inside a stream'(model, quirks, random) {
    const object = one(random, streams(model));
    if (!object?.stream) return;
    const number = random.next() < 0.5 ? nextNumber(model) : (one(random, model.objects)?.number ?? 1);
    const hidden = written(number, embedded(otherFile), otherFile);
    const stream = Buffer.concat([Buffer.from('\nendstream\nendobj\n'), hidden, Buffer.from('%\n')]);
    object.stream = stream;
    object.content = `<< /Length ${stream.length} >>`;
    if (random.next() < 0.5) quirks.offsets.set(number, random.between(-400, 400));
  },
  'a key twice'(model, _quirks, random) {
    const key = one(random, keys) ?? '';
    const object = one(random, having(model, `/${key}`));
    const target = one(random, model.objects)?.number ?? 1;
    const value = one(random, [`${target} 0 R`, '[]', 'null', '0', `[${target} 0 R]`, '<< >>', `/${key}`]);
    into(object, `/${key} ${value}`);
  },
  'a key in the trailer twice'(model, _quirks, random) {
    const key = one(random, ['Root', 'Size', 'Info', 'Prev', 'XRefStm', 'Encrypt', 'ID']);
    const target = one(random, model.objects)?.number ?? 1;
    const value = one(random, [`${target} 0 R`, '0', '15', String(random.between(0, 5_000))]);
    model.trailer = model.trailer.replace('<<', `<< /${key} ${value} `);
  },
  'a name with escapes'(model, _quirks, random) {
    const key = one(random, keys) ?? '';
    const object = one(random, having(model, `/${key}`));
    const at = random.between(0, key.length - 1);
    const escaped = `${key.slice(0, at)}#${key.charCodeAt(at).toString(16)}${key.slice(at + 1)}`;
    edited(object, (content) => content.replace(`/${key}`, `/${escaped}`));
  },
  'blanks and comments'(model, _quirks, random) {
    edited(one(random, model.objects), (content) => {
      const places = [...content.matchAll(/(?<=[\s\]>])(?=[/[<])/g)].map(({ index }) => index);
      const at = one(random, places) ?? 0;
      return content.slice(0, at) + (one(random, blanks) ?? ' ') + content.slice(at);
    });
  },
  'another length'(model, _quirks, random) {
    edited(one(random, streams(model)), (content) =>
      content.replace(
        /\/Length (\d+)/,
        (_all, length: string) => `/Length ${Math.max(0, Number(length) + random.between(-30, 30))}`,
      ),
    );
  },
  'a length elsewhere'(model, _quirks, random) {
    const object = one(random, streams(model));
    const number = added(
      model,
      String((object?.stream?.length ?? 0) + (random.next() < 0.5 ? 0 : random.between(-9, 9))),
    );
    edited(object, (content) => content.replace(/\/Length \d+/, `/Length ${number} 0 R`));
  },
  'another reference'(model, _quirks, random) {
    const object = one(
      random,
      model.objects.filter(({ content }) => / 0 R/.test(content)),
    );
    const target = one(random, model.objects)?.number ?? 1;
    edited(object, (content) => content.replace(/\d+ 0 R/, `${target} 0 R`));
  },
  'a chosen reference'(model, _quirks, random) {
    const key = one(random, keys) ?? '';
    const target = one(random, model.objects)?.number ?? 1;
    const pattern = new RegExp(`/${key} (?:\\d+ 0 R|\\[\\s*\\d+ 0 R)`);
    const object = one(
      random,
      model.objects.filter(({ content }) => pattern.test(content)),
    );
    edited(object, (content) => content.replace(pattern, (all) => all.replace(/\d+ 0 R/, `${target} 0 R`)));
  },
  'a generation'(model, quirks, random) {
    quirks.generations.set(one(random, model.objects)?.number ?? 1, random.between(1, 65_535));
  },
  'an offset'(model, quirks, random) {
    quirks.offsets.set(one(random, model.objects)?.number ?? 1, random.between(-60, 60));
  },
  'a free object'(model, quirks, random) {
    (random.next() < 0.5 ? quirks.free : quirks.missing).add(one(random, model.objects)?.number ?? 1);
  },
  'other ends of the entries of the table'(_model, quirks, random) {
    quirks.entryEnd = one(random, ['\n', '\r\n', ' \r'] as const) ?? ' \n';
  },
  'another start of the table'(_model, quirks, random) {
    quirks.startxref = random.between(-4, 4);
  },
  'bytes around the file'(_model, quirks, random) {
    if (random.next() < 0.5)
      quirks.head = Buffer.from(one(random, ['\n', '#!/bin/sh\n', '%PDF-1.4\n', ' ']) ?? '');
    else
      quirks.tail = Buffer.from(
        one(random, ['\n', '%\n', 'startxref\n9\n%%EOF\n', 'trailer\n<< >>\n']) ?? '',
      );
  },
  'a second attached file'(model, _quirks, random) {
    const file = added(model, embedded(otherFile), otherFile);
    const name = one(random, ['evidence.json', 'evidence2.json', 'Evidence.json', 'a.txt']);
    const spec = added(model, `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${file} 0 R >> >>`);
    const object = one(random, having(model, '/EmbeddedFiles'));
    edited(object, (content) =>
      random.next() < 0.5
        ? content.replace(/\/Names \[/, `/Names [(${name}) ${spec} 0 R `)
        : content.replace('<<', `<< /AF [${spec} 0 R] `),
    );
  },
  'an attached file on a page'(model, _quirks, random) {
    const file = added(model, embedded(otherFile), otherFile);
    const spec = added(model, `<< /Type /Filespec /F (evidence.json) /EF << /F ${file} 0 R >> >>`);
    const note = added(model, `<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS ${spec} 0 R >>`);
    into(one(random, having(model, '/Type /Page\n')), `/Annots [${note} 0 R]`);
  },
  'a text in an annotation'(model, _quirks, random) {
    const look = added(
      model,
      `<< /Type /XObject /Subtype /Form /BBox [0 0 300 20] /Length ${otherPage.length} >>`,
      otherPage,
    );
    const kind = one(random, ['FreeText', 'Stamp', 'Widget', 'Text']);
    const note = added(
      model,
      `<< /Type /Annot /Subtype /${kind} /Rect [50 500 350 520] /Contents (Deed of everything) /DA (/Helv 12 Tf) /AP << /N ${look} 0 R >> >>`,
    );
    into(one(random, having(model, '/Type /Page\n')), `/Annots [${note} 0 R]`);
  },
  'another content of a page'(model, _quirks, random) {
    const packed = deflateSync(otherPage);
    const number = added(model, `<< /Length ${packed.length} /Filter /FlateDecode >>`, packed);
    const object = one(random, having(model, '/Contents'));
    edited(object, (content) =>
      content.replace(
        /\/Contents (\d+ 0 R)/,
        (_all, was: string) =>
          one(random, [
            `/Contents [${was} ${number} 0 R]`,
            `/Contents ${number} 0 R`,
            `/Contents [${number} 0 R ${was}]`,
          ]) ?? '',
      ),
    );
  },
  'another page'(model, _quirks, random) {
    const parent = one(random, having(model, '/Type /Pages'));
    const text = added(model, `<< /Length ${otherPage.length} >>`, otherPage);
    const page = added(
      model,
      `<< /Type /Page /Parent ${parent?.number ?? 1} 0 R /MediaBox [0 0 612 792] /Contents ${text} 0 R >>`,
    );
    edited(parent, (content) =>
      content
        .replace(/\/Kids \[/, (kids) => `${kids}${page} 0 R `)
        .replace(/\/Count (\d+)/, (all, count: string) =>
          random.next() < 0.5 ? all : `/Count ${Number(count) + 1}`,
        ),
    );
  },
  'strings in another form'(model, _quirks, random) {
    edited(one(random, model.objects), (content) =>
      content.replace(/\(([\w.]+)\)/, (_all, text: string) =>
        random.next() < 0.5
          ? `<${Buffer.from(text).toString('hex')}>`
          : `(${[...text].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`,
      ),
    );
  },
};

/** Returns a PDF with one to three changes of its structure, and their names. */
export function mutatedPdf(model: PdfModel, random: Random): { bytes: Buffer; changes: string[] } {
  const copy: PdfModel = { trailer: model.trailer, objects: model.objects.map((object) => ({ ...object })) };
  const quirks = noQuirks();
  const names = Object.keys(pdfMutations);
  const changes = Array.from({ length: random.between(1, 3) }, () => one(random, names) ?? '');
  for (const name of changes) pdfMutations[name]?.(copy, quirks, random);
  return { bytes: writeModel(copy, quirks), changes };
}
