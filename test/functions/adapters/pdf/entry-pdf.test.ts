import { describe, expect, it } from 'vitest';
import { entryPdf, type PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { attachedFiles, readPdf as readPdfFile } from '#shared/evidence/pdf-file.ts';
import type { Basis } from '#shared/rules/law/law-binding.ts';
import { dataUrl, pngFile, signatureImage } from './png-file.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { credibleWitness, options, photo, printedEntry, signer, thumbprintData } from './sample-entry.ts';

async function printed(
  entry: Partial<PrintedEntry> = {},
  more: Partial<Parameters<typeof entryPdf>[1]> = {},
): Promise<ReadPdf> {
  return readPdf(await entryPdf(printedEntry(entry), { ...options, ...more }));
}

/** Returns a function that prints once and shares the result: a print takes longer than any assertion on it. */
function sharedPrint(entry: Partial<PrintedEntry>): () => Promise<ReadPdf> {
  let print: Promise<ReadPdf> | undefined;
  return () => {
    print ??= printed(entry);
    return print;
  };
}

/** Returns the numbers of the pages, from 1, that show a text. */
const pagesWith = ({ pages }: ReadPdf, text: string) =>
  pages.flatMap(({ dense }, index) => (dense.includes(text.replaceAll(' ', '')) ? [index + 1] : []));

const countOf = (text: string, part: string) => text.split(part).length - 1;

const footerHeight = 66;
const bodyOf = (page: ReadPdf['pages'][number]) => page.pieces.filter(({ bottom }) => bottom > footerHeight);

describe('entryPdf', () => {
  it('says who signs it, when it was witnessed, and how to check it', async () => {
    const { text } = await printed();
    expect(text).toContain('Digitally signed by Digital Notary Journal (test)');
    expect(text).toContain('journal.example/verify');
    expect(text).toContain('01JD1111111111111111111111');
    expect(text).toContain('11/20/2026, 2:05:30 PM CST, as number 1,204 of the public log');
    const unseen = await printed({}, { proof: { ...options.proof, witness: null } });
    expect(unseen.text).toContain('Not yet witnessed when this file was made.');
  });

  it('marks each page of an entry that nothing proves, and attaches nothing', async () => {
    const documents = Array.from({ length: 60 }, (_, index) => ({ description: `Deed ${index}` }));
    const bytes = await entryPdf(printedEntry({ documents }), { ...options, proof: null });
    const { pages } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter(({ dense }) => !dense.includes('PRACTICE'))).toEqual([]);
    expect(await attachedFiles(readPdfFile(bytes))).toEqual([]);
  });

  it('has its evidence attached', async () => {
    const bytes = await entryPdf(printedEntry(), options);
    const [attached] = await attachedFiles(readPdfFile(bytes));
    expect(new TextDecoder().decode(attached)).toBe(options.proof.evidence);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('/AFRelationship /Data');
    expect(text).toContain('/Subtype /application#2Fjson');
  });

  it('shows everything recorded', async () => {
    const { text } = await printed({ signers: [signer(1, { idNumber: 'P99887766' })] });
    for (const part of [
      'Notarial Journal Entry',
      '000042',
      'José Ñandú',
      '130456789',
      '05/01/2028 (May 1, 2028)',
      '11/19/2026 (November 19, 2026)',
      'State Texas',
      'Deed of Trust',
      '$1,234.50',
      '1500 Marilla Street, Dallas, Texas',
      '32.776700, -96.797000',
      'Wanda Witness',
      '1 Main Street, Dallas',
      'Greta Grantee',
      'PO Box 12, Austin',
      'Dallas County',
      '1. Ana Signer1',
      '1 Elm Street',
      'Dallas, TX 75201',
      'Passport',
      'P99887766',
      'Agency1',
      '03/31/2029',
      'Deed of Trust, 14 pages',
      'Affidavit of identity',
      'Time of the act 1:50 PM',
      'Document date 11/18/2026 (November 18, 2026)',
      'Type of act Acknowledgment',
      'Number of acts 3',
      'How the signer appeared In person, on an electronic document',
      'Technology used Signing tablet of Acme',
      'Oath administered Yes',
      'Type of certificate Short form',
      'Itemized fees Act $10.00 Travel $1,224.50',
      'Interpreter Ines Interpreter',
      '9 Word Lane, Dallas',
      'Court certificate 88',
      'Self-filer Yes',
      '214-555-0147',
      'Thumbprint note The ink was blue.',
      'Paper journal Volume 3, page 12, line 4',
      'ID issued 04/01/2019',
      'Credible witness 1. Vera Voucher',
      '77 Pine Road, Dallas, TX 75202',
      "Identified by Driver's License",
      'Texas DPS',
      '02/29/2028',
      'Signature of the credible witness',
      'Read aloud in my presence.',
      'A second line.',
      'Ink thumbprint Right thumb, photographed 11/20/2026, 1:55:00 PM CST',
      'Signature in the paper journal',
      'Signature of the principal',
      'Submitted 11/20/2026, 2:04:05 PM CST',
      'Printed 11/21/2026, 9:00:00 AM CST',
      'Rules version 2026-11-01',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('leaves out what was not recorded', async () => {
    const { text } = await printed({
      witnessName: null,
      granteeName: null,
      comments: null,
      thumbprintData: null,
      signerJournalSignature: null,
      principalSignature: null,
      rulesVersion: null,
      previousHash: null,
      locationLat: null,
      locationLng: null,
      commission: null,
      signers: [signer(1, { signatureDataUrl: null, idIssueDate: null })],
      actType: null,
      actTime: null,
      actMode: null,
      technologyUsed: null,
      numberOfActs: null,
      documentDate: null,
      credibleWitnesses: [],
      thumbprintNote: null,
      interpreterName: null,
      interpreterAddress: null,
      interpreterCredential: null,
      earlierCommission: null,
      selfFiler: null,
      selfFilerPhone: null,
      oathAdministered: null,
      certificateType: null,
      itemizedFees: null,
      paperVolume: null,
      paperPage: null,
      paperLine: null,
    });
    for (const label of [
      'Document date',
      'Type of act',
      'Number of acts',
      'How the signer appeared',
      'Technology used',
      'Oath administered',
      'Type of certificate',
      'Itemized fees',
      'Interpreter',
      'Self-filer',
      'Telephone',
      'Thumbprint note',
      'Paper journal',
      'ID issued',
      'Credible witness',
      'null',
      'undefined',
      'ID number ',
      'Witness Wanda',
      'Grantee Greta',
      'Comments',
      'Captured images',
      'Rules version',
      'Coordinates',
      'Commission',
      'Late entry',
      'Unicode',
    ]) {
      expect(text).not.toContain(label);
    }
    expect(text).toContain('No signature image was recorded.');
  });

  it('shows why there is no thumbprint instead of the print', async () => {
    const { text } = await printed({
      thumbprintData: null,
      thumbprintException: 'physically_unable',
      thumbprintNote: 'Both hands in plaster.',
    });
    expect(text).toContain('Thumbprint Not taken: The signer is physically unable to give a print');
    expect(text).toContain('Thumbprint note Both hands in plaster.');
  });

  it('shows who signed by mark, and the witnesses to it', async () => {
    const { text } = await printed({
      signers: [signer(1, { signsByMark: true })],
      markWitnesses: [
        {
          ...{ name: 'Max Marker', address: '3 Fir Street, Omaha, NE 68102' },
          ...{ writesName: true, signatureDataUrl: signatureImage(7) },
        },
      ],
    });
    expect(text).toContain('Signs by mark Yes');
    expect(text).toContain('Witness to the mark 1. Max Marker');
    expect(text).toContain('3 Fir Street, Omaha, NE 68102');
    expect(text).toContain('Signature of the witness');
  });

  const lateWithOtherFinger = sharedPrint({
    lateEntry: true,
    thumbprintData: JSON.stringify({ ...JSON.parse(thumbprintData(photo)), signer_thumb: 'other_finger' }),
  });

  it('names the finger that was printed', async () => {
    expect((await lateWithOtherFinger()).text).toContain('Another finger, photographed');
  });

  it('shows a signer without street and ZIP in one plain line', async () => {
    const place = { addressLine: null, city: 'Springfield', stateCode: 'IL', zip: null };
    const { text } = await printed({ stateCode: 'IL', signers: [signer(1, place)] });
    expect(text).toContain('City, state Springfield, IL Identified by');
    expect(text).not.toContain('Street address');
  });

  it('marks a late entry', async () => {
    expect((await lateWithOtherFinger()).text).toContain('Late entry.');
  });

  it.each([
    ['Pacific/Honolulu', '11/20/2026, 10:04:05 AM HST'],
    ['America/Phoenix', '11/20/2026, 1:04:05 PM MST'],
    ['America/New_York', '11/20/2026, 3:04:05 PM EST'],
  ])('shows the times of an act in %s in that zone, wherever it is printed', async (actTimezone, shown) => {
    const { text } = await printed({ actTimezone }, { timezone: 'America/Chicago' });
    expect(text).toContain(`Submitted ${shown}`);
    expect(text).toContain('Printed 11/21/2026, 9:00:00 AM CST');
  });

  it('shows the time of the act with its zone', async () => {
    expect((await printed({})).text).toContain('Time of the act 1:50 PM CST');
  });

  it('shows both times of an entry that was received long after it was recorded', async () => {
    const recordedAt = '2026-11-20T19:54:04.000Z';
    const { text } = await printed({ recordedAt });
    expect(text).toContain('Recorded 11/20/2026, 1:54:04 PM CST');
    expect(text).toContain('Received 11/20/2026, 2:04:05 PM CST');
    expect(text).not.toContain('Submitted');
  });

  it('tells that the clock of the device was wrong', async () => {
    const { text } = await printed({ clockSkewSeconds: 10_800 });
    expect(text).toContain('Clock of the device 3 hours ahead; the server’s time was used');
  });

  it('shows days in the date format of the notary', async () => {
    const bytes = await entryPdf(printedEntry(), { ...options, dateFormat: 'dd/MM/yyyy' });
    const { text } = await readPdf(bytes);
    expect(text).toContain('19/11/2026 (November 19, 2026)');
    expect(text).toContain('20/11/2026, 2:04:05 PM CST');
  });

  it('stores title, author, and time of printing in the file', async () => {
    const { info } = await printed();
    expect(info).toMatchObject({ Title: 'Entry 000042', Author: 'José Ñandú', Language: 'en-US' });
    expect(info['CreationDate']).toBe('D:20261121150000Z');
  });

  it('produces the same bytes when it prints again', async () => {
    const [first, second] = [
      await entryPdf(printedEntry(), options),
      await entryPdf(printedEntry(), options),
    ];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('rejects a draft', async () => {
    const draft = printedEntry({ entryNumber: null, submittedAt: null, entryHash: null });
    await expect(entryPdf(draft, options)).rejects.toThrow('Only a submitted entry');
  });
});

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

  const unprintable = [
    ['Chinese', '王小明', '[U+738B][U+5C0F][U+660E]'],
    ['Hebrew', 'דוד', '[U+05D3][U+05D5][U+05D3]'],
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
    const glyph = (count: number) => '文'.repeat(count);
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
    expect(countOf(pdf.dense, '[U+6587]')).toBe(650 + namedTwice + 500 + inNote);
    expect(pagesWith(pdf, 'Signer (2)')).toEqual([]);
    expect(pagesWith(pdf, '1.[U+6587]')).toEqual(pagesWith(pdf, 'Signers (2)'));
    expect(pdf.text).toContain('Agency2');
  });

  it.each([0, 7, 13, 16, 19, 22, 25, 28, 31, 34, 40, 46])(
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

describe('state compliance', () => {
  const { IL, TX } = stateLaws;
  const cited = (rule: Basis | undefined) => (rule ?? fail()).cite;

  it('shows what the state required of the entry, each statement with its citation', async () => {
    const { text } = await printed({ rulesVersion });
    for (const part of [
      `Check Checked on submission against the rules of ${rulesVersion}.`,
      `Journal Required for every notarial act. [${cited(TX.journal)}]`,
      'Retention Keep at least 10 years. [S.B. 693, 89th Leg. (2025)]',
      `Not recorded ID numbers. [${cited(TX.prohibited)}]`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('The following uses the rules');
    expect(text).not.toContain('Notice');
  });

  it('says that the entry was checked against other rules than those shown', async () => {
    const { text } = await printed({ rulesVersion: '2020-01-01.1' });
    expect(text).toContain(
      `the rules of 2020-01-01.1. The following uses the rules of ${rulesVersion}. Journal`,
    );
  });

  it('contains neither advice nor doubt', async () => {
    const { text } = await printed({ stateCode: 'CO', actMode: null, numberOfActs: null, fee: 25 });
    expect(text).toContain('Journal Required for every notarial act.');
    expect(text).not.toMatch(/to be verified|reported|advise|over the \$|companion|recommended/iu);
  });

  it('names what Illinois prohibits and why there is no signature', async () => {
    const ofSignatures = cited(IL.prohibitedElectronically);
    const cite = `${cited(IL.prohibited)}; ${ofSignatures}`;
    const bare = { addressLine: null, zip: null, idNumber: null, signatureDataUrl: null };
    const { text } = await printed({
      stateCode: 'IL',
      actMode: 'electronic',
      thumbprintData: null,
      signers: [signer(1, bare)],
      credibleWitnesses: [credibleWitness({ signatureDataUrl: null })],
    });
    expect(text).toContain(
      `Not recorded ID numbers, thumbprints, street addresses and ZIP codes, electronic signatures. [${cite}]`,
    );
    const why = `No electronic signature: Illinois law does not allow it in the journal. [${ofSignatures}]`;
    expect(countOf(text, why)).toBe(2);
    expect(text).not.toContain('No signature image was recorded.');
  });
});

describe('an address that is not open to public inspection', () => {
  const secret = {
    stateCode: 'MA',
    addressWithheld: true,
    locationLabel: '48 Hidden Lane, Worcester, MA 01608',
    locationLat: 42.262593,
    locationLng: -71.802293,
    witnessAddress: '51 Secret Court, Lowell',
    signers: [
      signer(1, { addressLine: '48 Hidden Ln', city: 'Worcester', stateCode: 'MA', zip: '01608' }),
      signer(2, { addressLine: '90 Quiet Way', city: 'Chicopee', stateCode: 'MA', zip: '01013' }),
    ],
    credibleWitnesses: [credibleWitness({ address: '7 Veiled Path, Fitchburg, MA 01420' })],
  };
  const inPlace = 'Withheld: not open to public inspection (M.G.L. c. 222, § 22(c))';
  const addresses = [
    ...['Hidden', 'Worcester', '01608', '42.2625', '-71.8022', 'Quiet', 'Chicopee', '01013'],
    ...['Veiled', 'Fitchburg', '01420', 'Secret', 'Lowell'],
  ];

  it('is printed unless the notary recorded that it is withheld', async () => {
    const { text } = await printed({ ...secret, addressWithheld: false });
    for (const part of addresses) expect(text).toContain(part);
    expect(text).not.toContain('Withheld');
  });

  it('is nowhere in the PDF, not even as the place of the act', async () => {
    const pdf = await printed(secret);
    for (const part of addresses) expect(pdf.dense).not.toContain(part);
    expect(pdf.text).toContain(`Location ${inPlace}`);
    expect(pdf.text).toContain(`Witness address ${inPlace}`);
    expect(countOf(pdf.text, inPlace)).toBe(5);
  });

  it('does not hide another place of the act', async () => {
    const { text } = await printed({ ...secret, locationLabel: '148 Hidden Lane, Boston, MA' });
    expect(text).toContain('Location 148 Hidden Lane, Boston, MA');
    expect(text).toContain('42.262593, -71.802293');
  });
});

function fail(): never {
  throw new Error('The test found nothing to check');
}

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
