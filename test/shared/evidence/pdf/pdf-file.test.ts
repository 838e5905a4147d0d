import { describe, expect, it } from 'vitest';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { attachedFiles } from '#shared/evidence/pdf/attachments.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';

const header = '%PDF-1.7\n%\xff\xff\xff\xff\n';

type Parts = {
  header: string;
  objects: string[];
  /** Lines of the table, by object. */
  entries: string[];
  table: string;
  trailer: string;
  start: string;
  end: string;
};

const wrapped = (body: string, at: number) => `${at + 1} 0 obj\n${body}\nendobj\n`;

/** Returns a small PDF in the form of our writers, with these objects from number 1, and with changed parts. */
function smallPdf(bodies: readonly string[], change: (parts: Parts) => Partial<Parts> = () => ({})) {
  const objects = bodies.map(wrapped);
  let place = header.length;
  const entries = objects.map((object) => {
    const line = `${String(place).padStart(10, '0')} 00000 n \n`;
    place += object.length;
    return line;
  });
  const usual = {
    ...{ header, objects, entries, start: String(place), end: '%%EOF\n' },
    table: `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
    trailer: `<<\n/Size ${objects.length + 1}\n/Root 1 0 R\n>>`,
  };
  const parts = { ...usual, ...change(usual) };
  return new Uint8Array(
    Buffer.from(
      `${parts.header}${parts.objects.join('')}${parts.table}${parts.entries.join('')}trailer\n${parts.trailer}\nstartxref\n${parts.start}\n${parts.end}`,
      'latin1',
    ),
  );
}

const catalog = '<<\n/Type /Catalog\n/Pages 2 0 R\n>>';
const pages = '<<\n/Type /Pages\n/Kids []\n/Count 0\n>>';
const plain = [catalog, pages];

const read = (bodies: readonly string[], change?: (parts: Parts) => Partial<Parts>) =>
  new PdfFile(smallPdf(bodies, change));

describe('reading a PDF', () => {
  it('finds the objects of the form that our writers use', () => {
    const text = '<< /A (a\\(b\\)\\101) /B <0aFF> /C [1 -2.5 0.5 true null 2 0 R] /Sub#2Ftype /x#20y >>';
    expect(() => read([catalog, pages, text])).toThrow('has an escape');
    const file = read([catalog, pages, text.replace('/Sub#2Ftype', '/D')]);
    const entries = file.entries({ kind: 'ref', object: 3 }, 'it');
    expect(entries.get('A')).toMatchObject({ bytes: new Uint8Array(Buffer.from('a(b)A')) });
    expect(entries.get('B')).toMatchObject({ bytes: Uint8Array.of(10, 255) });
    expect(entries.get('C')).toEqual({
      kind: 'list',
      items: [1, -2.5, 0.5, true, null, { kind: 'ref', object: 2 }],
    });
    expect(entries.get('D')).toEqual({ kind: 'name', name: 'x y' });
  });

  it.each<[string, (parts: Parts) => Partial<Parts>]>([
    ['bytes before its header', () => ({ header: `\n${header}` })],
    ['another header', () => ({ header: '%PDF-2.0\n%\xff\xff\xff\xff\n' })],
    ['bytes between its objects', ({ objects }) => ({ objects: [objects[0] ?? '', '\n', objects[1] ?? ''] })],
    ['a comment between its objects', ({ objects }) => ({ objects: [...objects, '% more\n'] })],
    ['an object that its table does not name', ({ objects }) => ({ objects: [...objects, wrapped('1', 2)] })],
    ['an object twice', ({ objects }) => ({ objects: [...objects, wrapped('1', 1)] })],
    ['a wrong place in its table', ({ entries }) => ({ entries: [entries[1] ?? '', entries[0] ?? ''] })],
    [
      'another generation',
      ({ entries }) => ({ entries: entries.map((one) => one.replace('00000 n', '00001 n')) }),
    ],
    [
      'a deleted object',
      ({ entries }) => ({ entries: entries.map((one) => one.replace('00000 n', '65535 f')) }),
    ],
    [
      'lines of another length in its table',
      ({ entries }) => ({ entries: entries.map((one) => `${one.trim()}\n`) }),
    ],
    ['another start of its table', ({ start }) => ({ start: String(Number(start) - 1) })],
    ['encryption', () => ({ trailer: '<<\n/Size 3\n/Root 1 0 R\n/Encrypt 2 0 R\n>>' })],
    ['a second table in a stream', () => ({ trailer: '<<\n/Size 3\n/Root 1 0 R\n/XRefStm 15\n>>' })],
    ['an earlier table that is not there', () => ({ trailer: '<<\n/Size 3\n/Root 1 0 R\n/Prev 15\n>>' })],
    ['an empty part of its table', ({ entries }) => ({ entries: [...entries, '9999999999 0\n'] })],
    ['a real number as its size', () => ({ trailer: '<<\n/Size 3.0\n/Root 1 0 R\n>>' })],
    ['another size', () => ({ trailer: '<<\n/Size 4\n/Root 1 0 R\n>>' })],
    ['a root twice', () => ({ trailer: '<<\n/Size 3\n/Root 1 0 R\n/Root 2 0 R\n>>' })],
    ['another end', () => ({ end: '%%EOF' })],
  ])('rejects one with %s', (_name, change) => {
    expect(() => read(plain)).not.toThrow();
    expect(() => read(plain, change)).toThrow(/did not write this PDF|is not a PDF/);
  });

  it.each([
    ['a key twice', '<< /A 1 /A 1 >>'],
    ['a key that is null', '<< /A null >>'],
    ['an escape that no name needs', '<< /Type /Embedded#46ile >>'],
    ['a comment inside of a value', '<< /A % /B\n 1 >>'],
    ['an operator', '<< /A BT >>'],
    ['a whole number with a point', '<< /A 1.0 >>'],
    ['a number with a needless zero', '<< /A 01 >>'],
    ['a number with a needless sign', '<< /A +1 >>'],
    ['a number without its zero', '<< /A .5 >>'],
    ['a number of more than 32 bits', '<< /A 2147483648 >>'],
    ['a name of more than 127 characters', `<< /A /${'a'.repeat(128)} >>`],
    ...['\0', '\t', '\f', '\r'].map((space) => [`the space ${JSON.stringify(space)}`, `<< /A${space}1 >>`]),
    ['a string in two lines', '(a\nb)'],
    ['a string that is continued', '(a\\\nb)'],
    ['a string with an unknown escape', '(\\a)'],
    ['a string with a short octal escape', '(\\1a)'],
    ['a string with an octal escape of more than a byte', '(\\400)'],
    ['a string without an end', '(a'],
    ['a hexadecimal string with other characters', '<0 a>'],
    ['an odd digit', '<0a0>'],
    ['values nested too deeply', `${'['.repeat(30)}${']'.repeat(30)}`],
    ['a stream whose length is elsewhere', '<< /Length 2 0 R >>\nstream\nab\nendstream'],
    ['a stream whose length is a real number', '<< /Length 2.0 >>\nstream\nab\nendstream'],
    ['a stream that is longer than it says', '<< /Length 2 >>\nstream\nabc\nendstream'],
    ['a stream that is shorter than it says', '<< /Length 4 >>\nstream\nabc\nendstream'],
    ['a stream without a dictionary', '1\nstream\nabc\nendstream'],
  ])('rejects one with %s', (_name, body) => {
    expect(() => read([...plain, body])).toThrow('The service did not write this PDF');
  });

  it('skips the content of a stream, whatever it contains', () => {
    const content = '\nendstream\nendobj\n9 0 obj\n<< /Type /EmbeddedFile >>\nxref\n';
    const file = read([...plain, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`]);
    expect([...file.everyObject()].map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('rejects objects that would take long to read', () => {
    const long = `[${'1 '.repeat(1_000_001)}]`;
    expect(() => read([...plain, long])).toThrow('is too long');
    const bodies = Array.from({ length: 11 }, () => `[${' '.repeat(1_900_000)}]`);
    expect(() => read([...plain, ...bodies.slice(1)])).not.toThrow();
    expect(() => read([...plain, ...bodies])).toThrow('too many objects');
  });

  it('ends at an update that it cannot read', () => {
    const whole = smallPdf(plain);
    for (const added of ['\n', '% more\n', '3 0 obj\n1\nendobj\n']) {
      const file = new PdfFile(new Uint8Array(Buffer.concat([whole, Buffer.from(added)])));
      expect(file.end).toBe(whole.length);
    }
  });
});

const name = (named: string, file: string) => [
  '<<\n/Type /Catalog\n/Pages 2 0 R\n/Names 3 0 R\n/AF [4 0 R]\n>>',
  pages,
  `<< /EmbeddedFiles << /Names [(${named}) 4 0 R] >> >>`,
  `<< /Type /Filespec /F (${file}) /UF (a.txt) /EF << /F 5 0 R >> >>`,
  '<< /Type /EmbeddedFile /Length 3 >>\nstream\nabc\nendstream',
];
const attached = name('a.txt', 'a.txt');

const files = async (bodies: readonly string[]) =>
  (await attachedFiles(read(bodies), new CheckBudget())).map((file) => [
    file.name,
    Buffer.from(file.content).toString(),
  ]);

describe('the attached files of a PDF', () => {
  it('are those that the catalog names', async () => {
    expect(await files(plain)).toEqual([]);
    expect(await files(attached)).toEqual([['a.txt', 'abc']]);
  });

  const embedded = '<< /Type /EmbeddedFile /Length 3 >>\nstream\nabd\nendstream';
  const description = '<< /F (b.txt) /UF (b.txt) /EF << /F 6 0 R >> >>';
  it.each([
    ['a file that its list does not name', [...attached, embedded]],
    ['a described file that its list does not name', [...attached, embedded, description]],
    ['a file of an annotation', [...attached, '<< /Type /Annot /Subtype /FileAttachment /FS 4 0 R >>']],
    ['a file of a page', [...attached, '<< /Type /Page /AF [4 0 R] >>']],
    ['a related file', [...attached, '<< /Type /Filespec /RF << /F [] >> >>']],
    ['another associated file', attached.map((body) => body.replace('/AF [4 0 R]', '/AF [2 0 R]'))],
    ['a portfolio', attached.map((body) => body.replace('/AF [4 0 R]', '/Collection << >>'))],
    ['objects inside of a stream', [...plain, '<< /Type /ObjStm /N 1 /Length 1 >>\nstream\n1\nendstream']],
    ['an object that is not there', [...plain, '[9 0 R]']],
    ['two names for a file', name('a.txt', 'b.txt')],
    ['a list in several parts', attached.map((body) => body.replace('/Names [(', '/Limits [] /Names [('))],
  ])('are refused for %s', async (_name, bodies) => {
    await expect(files(bodies)).rejects.toThrow('The service did not write this PDF');
  });

  it('unpack to 20 MB at most', async () => {
    const budget = new CheckBudget();
    budget.spend('textBytes', budget.left('textBytes') - 2);
    await expect(attachedFiles(read(attached), budget)).rejects.toThrow('too much text');
  });
});
