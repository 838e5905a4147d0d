import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isNamed, nameWords, searchWords } from '#shared/rules/search-words.ts';

describe('foldText', () => {
  it.each([
    ['Zoë  MÜLLER', 'zoe muller'],
    ['Łukasz Groß', 'lukasz gross'],
    ['GROẞ', 'gross'],
    ['Søren Þór Ærø Œuvre', 'soren thor aero oeuvre'],
    ['İbrahim Işık', 'ibrahim isik'],
    ['Διονύσιος ΔΙΟΝΥΣΙΟΣ', 'διονυσιοσ διονυσιοσ'],
    ['Nguyễn Trần', 'nguyen tran'],
    ['Олена Йованович', 'олена иованович'],
    ['김 민준', '김 민준'],
    ['  1437\tBannock  St ', '1437 bannock st'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('gives the same result for folded text and for both Unicode forms', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });
});

describe('nameWords', () => {
  it.each([
    ["Siobhán O'Brien", ['siobhan', 'obrien', 'brien']],
    ['O’Brien', ['obrien', 'brien']],
    ['O´Brien', ['obrien', 'brien']],
    ['Park Smith-Jones', ['park', 'smithjones', 'jones']],
    ['Anne-Marie-Louise', ['annemarielouise', 'marielouise', 'louise']],
    ['J.R. Ewing, Jr.', ['jr', 'r', 'ewing']],
    ['Maria de la Cruz', ['maria', 'de', 'la', 'cruz']],
    ['Acme (Trust) #2/b', ['acme', 'trust', '2', 'b']],
    ['Ng Ng', ['ng']],
    ['- ’ .', []],
  ])('of %j are %j', (name, words) => expect(nameWords(name)).toEqual(words));

  it('contain no character that keys of the table use', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
        for (const word of nameWords(name)) expect(word).toMatch(/^[\p{L}\p{N}\p{Mc}]+$/u);
      }),
    );
  });
});

describe('searchWords', () => {
  it.each([
    ['de la Cruz', ['cruz', 'de', 'la']],
    ["o'b", ['ob']],
    ['Smith-J', ['smithj']],
    ['jo john JOHN', ['john']],
    ['--', []],
  ])('of %j are %j', (search, words) => expect(searchWords(search)).toEqual(words));
});

describe('isNamed', () => {
  const fits = (name: string, search: string) => isNamed(name, searchWords(search));

  it.each([
    ["Siobhán O'Brien", 'obrien'],
    ["Siobhán O'Brien", 'brien'],
    ["Siobhán O'Brien", "o'b"],
    ["Siobhán O'Brien", 'O Brien'],
    ["Siobhán O'Brien", 'SIOBHAN'],
    ['Park Smith-Jones', 'smith'],
    ['Park Smith-Jones', 'jones'],
    ['Park Smith-Jones', 'smith-jones'],
    ['Park Smith-Jones', 'smith jones'],
    ['Park Smith-Jones', 'smithjones'],
    ['Park Smith-Jones', 'jon pa'],
    ['J.R. Ewing', 'j.r.'],
    ['J.R. Ewing', 'jr'],
    ['Łukasz Weiß', 'lukasz weiss'],
    ['김 민준', '김'],
  ])('%j is found by %j', (name, search) => expect(fits(name, search)).toBe(true));

  it.each([
    ["Siobhán O'Brien", 'rien'],
    ['Park Smith-Jones', 'jones-smith'],
    ['Park Smith-Jones', 'smith ann'],
    ['Park', 'parks'],
  ])('%j is not found by %j', (name, search) => expect(fits(name, search)).toBe(false));

  it('finds every name by the whole name and by the beginnings of its words', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(names, fc.nat(12), (parts, length) => {
        const name = parts.join(' ');
        expect(fits(name, name)).toBe(true);
        const beginnings = nameWords(name).map((word) => [...word].slice(0, length + 1).join(''));
        expect(fits(name, beginnings.join(' '))).toBe(true);
      }),
    );
  });
});
