import { describe, expect, it } from 'vitest';
import { everyCase } from '#test/support/every-case.ts';
import { printed, sharedPrint } from './printed.ts';
import { countOf, type ReadPdf } from './read-pdf.ts';
import { credibleWitness, signer } from './sample-entry.ts';

const pagesWith = ({ pages }: ReadPdf, text: string) =>
  pages.flatMap(({ dense }, index) => (dense.includes(text.replaceAll(' ', '')) ? [index + 1] : []));

const footerHeight = 66;
const bodyOf = (page: ReadPdf['pages'][number]) => page.pieces.filter(({ bottom }) => bottom > footerHeight);

describe('text', () => {
  const names = [
    ['Vietnamese', 'Nguyễn Thị', 'Đặng Hữu Phước'],
    ['Greek', 'Αλέξανδρος', 'Παπαδόπουλος'],
    ['Greek with breathings', 'Ἀριστοτέλης', 'Ὦτος'],
    ['Cyrillic', 'Юлия', 'Щербакова'],
    ['Ukrainian and Serbian', 'Їжакевич', 'Ђорђевић'],
    ['Polish', 'Łukasz', 'Żółć-Wiśniewski'],
    ['Turkish and Romanian', 'İbrahim Işık', 'Ștefan Țepeș'],
    ['Hawaiian and Yoruba', 'Kaʻiulani', 'Ọlábísí'],
    ['letters with marks that have no composed form', 'q\u0303', 'x\u0302y\u0301'],
    ['letters sent apart from their marks', 'Jose\u0301', 'Muñoz'.normalize('NFD')],
    ['Chinese', '小龍', '李'],
    ['Japanese', 'たろうタロウ', '高橋'],
    ['Korean', '민준', '김'],
    ['Thai', 'สมชาย', 'จึงรุ่งเรืองกิจ'],
    ['Arabic', 'علاء', 'الأحمد'],
    ['Persian and Urdu, whose letters share shapes', 'پناهی', 'ٹوڈرملیے'],
    ['Hebrew', 'דוד', 'בן־גוריון'],
    ['Cherokee', 'ᏣᎳᎩ', 'ᏩᏯ'],
    ['Ethiopic', 'አበበ', 'ቢቂላ'],
    ['Armenian', 'Արամ', 'Հակոբյան'],
    ['Georgian', 'გიორგი', 'მაისურაძე'],
  ] as const;
  const withNames = sharedPrint({
    signers: names.map(([, firstName, lastName], at) => signer(at + 1, { firstName, lastName })),
  });

  it.each(names)('prints %s', async (name, firstName, lastName) => {
    const { text } = await withNames();
    const position = names.findIndex(([one]) => one === name) + 1;
    expect(text).toContain(`${position}. ${firstName} ${lastName}`.normalize('NFC'));
    expect(text).not.toContain('[U+');
  });

  const scripts = [
    ['Devanagari', 'प्रिया', 'श्रीवास्तव'],
    ['Bengali', 'তানভীর', 'রহমান'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ'],
    ['Tamil', 'தமிழ்', 'செல்வன்'],
    ['Khmer', 'សុខា', 'ចាន់'],
    ['Burmese', 'အောင်', 'ဆန်းစုကြည်'],
    ['Hebrew with brackets', 'דוד', '(כהן)'],
    ['Arabic with marks on its letters', 'مُحَمَّد', 'عَلِي'],
  ] as const;

  it('prints scripts that place vowels around letters, and lets programs read them', async () => {
    const { dense } = await printed({
      signers: scripts.map(([, firstName, lastName], at) => signer(at + 1, { firstName, lastName })),
    });
    for (const [, firstName] of scripts) expect(dense).toContain(firstName);
    expect(dense).not.toContain('[U+');
  });

  it('places words from right to left among others, and numbers from left to right', async () => {
    const { pages } = await printed({ comments: 'Signed by دود ورد ١٢٣ (here)' });
    const drawn = pages
      .flatMap(({ glyphs }) => glyphs)
      .join('')
      .replaceAll(' ', '');
    expect(drawn).toContain(['by', '١٢٣', 'درو', 'دود', '(here)'].join(''));
  });

  it('ends lines between the words of a script without spaces', async () => {
    const sentence = 'การรับรองเอกสารฉบับนี้ทำขึ้นต่อหน้าเจ้าหน้าที่รับรองเอกสาร';
    const { pages } = await printed({ comments: sentence.repeat(4) });
    const lines = pages.flatMap((page) => page.pieces).filter(({ text }) => /\p{Script=Thai}/u.test(text));
    const rows = Map.groupBy(lines, ({ bottom }) => Math.round(bottom / 8));
    const starts = Array.from(rows.values(), ([first]) => first?.text ?? '');
    expect(starts.length).toBeGreaterThan(1);
    for (const start of starts) expect(start).not.toMatch(/^\p{M}/u);
  });

  const unprintable = [
    ['a script without a typeface', '\u{10330}', '[U+10330]'],
    ['a rare Chinese character', '𠮷', '[U+20BB7]'],
    ['an emoji', '\u{1F58B}', '[U+1F58B]'],
    ['a character that turns the direction of reading', 'A\u202EB', 'A[U+202E]B'],
    ['characters without width', 'A\u200BB\u00ADC\uFEFF', 'A[U+200B]B[U+00AD]C[U+FEFF]'],
    ['private use', '\uE000', '[U+E000]'],
    ['half a character', 'A\uD83D', 'A[U+D83D]'],
  ] as const;
  const withCodePoints = sharedPrint({
    signers: unprintable.map(([, lastName], at) => signer(at + 1, { lastName })),
  });

  it.each(unprintable)('shows the code points of %s', async (_name, _lastName, shown) => {
    const { text, dense } = await withCodePoints();
    expect(dense).toContain(`Ana${shown}`);
    expect(text).toContain('This document’s typeface lacks some recorded characters.');
    for (const code of shown.match(/\[[^\]]+\]/g) ?? []) expect(countOf(dense, code)).toBeGreaterThan(2);
  });

  it('draws each character as typed, without the ligatures of a typeface', async () => {
    const { pages } = await printed({ comments: '3x4 => (C) 1:2 fi' });
    const drawn = pages.flatMap(({ glyphs }) => glyphs).join('|');
    expect(drawn).toContain('3|x|4');
    expect(drawn).toContain('=|>');
    expect(drawn).toContain('f|i');
  });

  it('keeps the line breaks of comments', async () => {
    const { pages } = await printed({ comments: 'first line\r\nsecond line' });
    const pieces = pages.flatMap((page) => page.pieces);
    const [first, second] = ['first line', 'second line'].map((line) =>
      pieces.find(({ text }) => text === line),
    );
    expect(second?.left).toBe(first?.left);
    expect(second?.bottom).toBeLessThan(first?.bottom ?? 0);
  });

  it('keeps all of an unbroken word of 300 characters between the margins', async () => {
    const short = 'M'.repeat(100);
    const printedWith = (word: string) =>
      printed({
        locationLabel: word,
        comments: `before ${word} after`,
        documents: [{ description: word }],
        witnessName: word,
        technologyUsed: word,
        interpreterCredential: word,
        paperVolume: word,
        notaryName: word,
        commission: { commissionNumber: word, state: 'TX', expirationDate: '2028-05-01' },
        signers: [
          signer(1, { firstName: short, lastName: short, addressLine: word, idIssuingAgency: short }),
        ],
        credibleWitnesses: [credibleWitness({ name: word, address: word })],
      });
    const pdf = await printedWith('W'.repeat(300));
    for (const { pieces, width } of pdf.pages) {
      for (const { left, right } of pieces) {
        expect(left).toBeGreaterThanOrEqual(53.9);
        expect(right).toBeLessThanOrEqual(width - 53.5);
      }
    }
    const inOtherWords = countOf((await printedWith('v')).dense, 'W');
    expect(countOf(pdf.dense, 'W') - inOtherWords).toBe(12 * 300);
    // First and last name in the signer's heading, the last name once more, the agency.
    expect(countOf(pdf.dense, 'M')).toBeGreaterThanOrEqual(400);
  });
});

describe('pages', () => {
  it('shows entry number and page number on every page', async () => {
    const { pages } = await printed({ signers: Array.from({ length: 9 }, (_, i) => signer(i + 1)) });
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain('Entry 000042');
      expect(text).toContain('SHA-256 9f86d081884c');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });

  it('prints 20 signers and 50 documents without splitting a signer across pages', async () => {
    const signers = Array.from({ length: 20 }, (_, i) => signer(i + 1));
    const documents = Array.from({ length: 50 }, (_, i) => ({ description: `Document no. ${i + 1} end` }));
    const pdf = await printed({ signers, documents });
    for (let position = 1; position <= 20; position += 1) {
      const [page, ...others] = pagesWith(pdf, `${position}.AnaSigner${position}Last`);
      expect(others).toEqual([]);
      expect(pagesWith(pdf, `Agency${position}ID`)).toEqual([page]);
    }
    for (const { description } of documents) expect(pagesWith(pdf, description)).toHaveLength(1);
    expect(pdf.pages.reduce((sum, { images }) => sum + images, 0)).toBe(20 + 4);
  });

  it('loses nothing of a signer that is longer than a page', async () => {
    const glyph = (count: number) => '\ue000'.repeat(count);
    const long = signer(1, {
      firstName: glyph(100),
      lastName: glyph(100),
      addressLine: glyph(200),
      city: glyph(100),
      idNumber: glyph(50),
      idIssuingAgency: glyph(100),
    });
    const pdf = await printed({ signers: [long, signer(2)], documents: [{ description: glyph(500) }] });
    const inNote = 1;
    const namedTwice = 100;
    expect(countOf(pdf.dense, '[U+E000]')).toBe(650 + namedTwice + 500 + inNote);
    expect(pagesWith(pdf, 'Signer (2)')).toEqual([]);
    expect(pagesWith(pdf, '1.[U+E000]')).toEqual(pagesWith(pdf, 'Signers (2)'));
    expect(pdf.text).toContain('Agency2');
  });

  const lineCounts = [0, 7, 13, 16, 19, 22, 25, 28, 31, 34, 40, 46];

  it.each(everyCase ? lineCounts : lineCounts.filter((_, at) => at % 3 === 0))(
    'leaves no page empty, no heading alone, and no line out with %i lines of comments',
    async (count) => {
      const lines = Array.from({ length: count }, (_, i) => `comment line ${i} end`);
      const documents = Array.from({ length: 1 + (count % 5) }, (_, i) => ({
        description: `paper ${i} end`,
      }));
      const pdf = await printed({
        comments: lines.join('\n') || null,
        documents,
        signers: Array.from({ length: 1 + (count % 4) }, (_, i) => signer(i + 1)),
      });
      for (const line of [...lines, ...documents.map(({ description }) => description)]) {
        expect(countOf(pdf.dense, line.replaceAll(' ', ''))).toBe(1);
      }
      const headings = [
        'Notarial act',
        'Document',
        'Comments',
        'Captured images',
        'Record',
        'Signer',
        'State compliance',
        'Credible witness',
      ];
      for (const page of pdf.pages) {
        const body = bodyOf(page).filter(({ text }) => text.trim() !== '');
        const last = body.reduce(
          (low, piece) => (piece.bottom < low.bottom ? piece : low),
          body[0] ?? fail(),
        );
        expect(headings.map((heading) => last.text.startsWith(heading))).not.toContain(true);
      }
    },
  );
});

function fail(): never {
  throw new Error('The test found nothing to check');
}
