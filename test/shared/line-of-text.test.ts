import { describe, expect, it } from 'vitest';
import { cleanText, lineProblem, nameProblem, textProblem } from '#shared/rules/line-of-text.ts';
import { profileFieldProblem } from '#shared/rules/profile-fields.ts';
import { fullName } from '#shared/schemas/account.ts';
import { entryPayload } from '#shared/schemas/entry-payload.ts';

const invisible = 'contains an invisible character. Delete the text and type it again';

describe('lineProblem', () => {
  it.each([
    ['Zoë Nguyễn'],
    ['نور\u200cالدین'],
    ['ක්\u200dෂ'],
    ['👩\u200d⚖️ and 👩🏽\u200d⚖️'],
    ['🏳️\u200d🌈'],
    [''],
  ])('accepts %j', (text) => {
    expect(lineProblem(text)).toBeUndefined();
  });

  it.each([
    ['Ada\u200b Lovelace', 'a space without width'],
    ['A\u00adda', 'a soft hyphen'],
    ['\ufeffAda', 'a byte order mark'],
    ['\u200dAda', 'a joiner at the start'],
    ['Ada\u200d', 'a joiner at the end'],
    ['Ada \u200dLovelace', 'a joiner after a space'],
    ['12\u200d34', 'a joiner between digits'],
    ['Ada\u200d\u200dLovelace', 'two joiners'],
    ['Ada\u200f', 'a mark of direction'],
  ])('rejects %j: %s', (text) => {
    expect(lineProblem(text)).toBe(invisible);
  });

  it.each(['one\ntwo', 'a\tb', '\u0000', '\u0085'])('rejects %j as more than one line', (text) => {
    expect(lineProblem(text)).toBe('must be one line of plain text');
  });
});

describe('textProblem', () => {
  const direction =
    'contains an invisible character that changes the direction of writing. Delete the text and type it again';
  const flag =
    'contains the flag of England, Scotland, or Wales, or other invisible tags. Delete the flag, or type the text again';
  const marks =
    'contains a letter with more than eight accents or other marks. Delete that letter and type it again';

  it.each([
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].map((control) => [`a${control}b`, direction]),
    ...['\u2066', '\u2067', '\u2068', '\u2069'].map((control) => [`a${control}b`, direction]),
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', flag],
    ['\u{e0001}', flag],
    [`z${'\u0301'.repeat(9)}`, marks],
    [`z${'\u0301'.repeat(8)}\u200d\u0301`, marks],
  ])('refuses %j in one line and in several', (text, problem) => {
    expect(textProblem(text)).toBe(problem);
    expect(lineProblem(text)).toBe(problem);
  });

  it.each([
    [`z${'\u0301'.repeat(8)}`],
    ['Nguye\u0302\u0303n Thi\u0323 A\u0301nh Tuye\u0302\u0301t'],
    ['e\u0301'.repeat(50)],
    ['🇺🇸 🏴 👍🏽 1\ufe0f\u20e3'],
    ['line one\nline two\u200f'],
  ])('accepts %j', (text) => {
    expect(textProblem(text)).toBeUndefined();
  });
});

describe('nameProblem', () => {
  it.each([
    "O'Shaughnessy",
    'O’Shaughnessy',
    'Kaʻahumanu',
    'Na',
    'None',
    'Null',
    'X',
    'Æ A-12',
    'Zoë',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
    'María de los Ángeles Rivera-Peña vda. de Ortiz',
    'María de los Ángeles Rivera-Peña vda. de Ortiz'.normalize('NFD'),
    'Nguyễn Thị Ánh Tuyết',
    'Yázhí Tłʼiishtoh',
    'Wičháša Ȟóta',
    'ᏣᎳᎩ',
    'محمد العلي',
    '李小龍',
    'John Smith Jr.',
    'MacKenzie von der Tann',
    "DeShawn D'Angelo-St. John",
    "Robert'); DROP TABLE entries;--",
    '=HYPERLINK("http://example.test")',
    'Estate of Ruth Vane, by Ada Vane, executor',
    '',
  ])('accepts %j', (name) => {
    expect(lineProblem(name)).toBeUndefined();
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each(['\u3164', '\u2800', '\u115f\u1160', '\uffa0', '12', '-', '.', '👍', '\u0301'])(
    'refuses %j',
    (name) => {
      expect(nameProblem(name)).toBe('must contain a letter. Type the name as the person writes it');
    },
  );

  it.each(['\u3164 \u2800', '\u{e0100}', '\u0301'])('leaves no line of text that looks empty: %j', (text) => {
    expect(lineProblem(text)).toBe('contains only characters that cannot be seen');
  });
});

describe('cleanText', () => {
  it.each([
    ['Zo\u00eb\u00adAnn\u200bLee\ufeff', 'ZoëAnnLee'],
    ['\u200fمحمد العلي\u200e \u061c12', 'محمد العلي 12'],
    ['\u202aAda\u202c \u2067Lovelace\u2069', 'Ada Lovelace'],
    ['one\u2060\ntwo\t', 'one\ntwo\t'],
    ['نور\u200cالدین', 'نور\u200cالدین'],
    ['👩\u200d⚖️', '👩\u200d⚖️'],
    ['\u200dAda 12\u200d34\u200c', 'Ada 1234'],
    ['A\u200d\u200dB', 'AB'],
  ])('turns %j into %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });
});

describe('names', () => {
  it('of notary, business, and signer are refused with format characters', () => {
    const name = 'Ada \u202ecaled\u202c';
    expect(fullName.safeParse(name).success).toBe(false);
    expect(profileFieldProblem('businessName', name)).toMatch(
      /^Business name contains an invisible character/,
    );
    const entry = { signers: [{ first_name: name }], documents: [{ description: name }] };
    const paths = entryPayload.safeParse(entry).error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(['documents.0.description', 'signers.0.first_name']);
  });

  it('of all people are refused without a letter that can be seen', () => {
    const name = '\u3164';
    expect(fullName.safeParse(name).success).toBe(false);
    expect(profileFieldProblem('fullName', name)).toMatch(/^Full name contains only/);
    const person = { ...{ first_name: '7', last_name: '-' }, ...{ id_issuing_agency: '7', city: '7' } };
    const others = { witness_name: '7', interpreter_name: '7', grantee_name: '7', land_county: '7' };
    const entry = {
      signers: [person],
      credible_witnesses: [{ name: '7' }],
      mark_witnesses: [{ name: '7' }],
      ...others,
    };
    const paths = entryPayload.safeParse(entry).error?.issues.map(({ path }) => path.join('.'));
    expect(paths?.toSorted()).toEqual([
      ...['credible_witnesses.0.name', 'grantee_name', 'interpreter_name', 'mark_witnesses.0.name'],
      ...['signers.0.first_name', 'signers.0.last_name', 'witness_name'],
    ]);
  });
});
