import { describe, expect, it } from 'vitest';
import { lineProblem } from '#shared/rules/line-of-text.ts';
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
    ['\u202eada', 'reversed direction'],
    ['Ada\u2066 Lovelace', 'isolated direction'],
    ['Ada\u200b Lovelace', 'a space without width'],
    ['A\u00adda', 'a soft hyphen'],
    ['\ufeffAda', 'a byte order mark'],
    ['\u200dAda', 'a joiner at the start'],
    ['Ada\u200d', 'a joiner at the end'],
    ['Ada \u200dLovelace', 'a joiner after a space'],
    ['12\u200d34', 'a joiner between digits'],
    ['Ada\u200d\u200dLovelace', 'two joiners'],
    ['A\u{e0041}da', 'a tag'],
  ])('rejects %j: %s', (text) => {
    expect(lineProblem(text)).toBe(invisible);
  });

  it.each(['one\ntwo', 'a\tb', '\u0000', '\u0085'])('rejects %j as more than one line', (text) => {
    expect(lineProblem(text)).toBe('must be one line of plain text');
  });
});

describe('names', () => {
  it('of notary, business, and signer are refused with format characters', () => {
    const name = 'Ada \u202ecaled\u202c';
    expect(fullName.safeParse(name).success).toBe(false);
    expect(profileFieldProblem('businessName', name)).toBe(`Business name ${invisible}`);
    const entry = { signers: [{ first_name: name }], documents: [{ description: name }] };
    const paths = entryPayload.safeParse(entry).error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(['documents.0.description', 'signers.0.first_name']);
  });
});
