import { expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { textProblems } from '#shared/rules/law/text/text-problems.ts';

/** The statements of the guide to Texas, each with whether it is the law's own or this journal's reading. */
const said = stateGuides.TX.entry.map((statement) => ({
  text: statement.text,
  isLaw: 'confidence' in statement && statement.confidence === 'high',
}));

const isRefused = (comments: string) => textProblems({ stateCode: 'TX', comments }).length > 0;

it.each([
  ['telephone', 'Call her at 281-555-0142', false],
  ['telephone', "Signer's phone 281-555-0142", false],
  ['account', 'Chase checking account 0049921187', true],
  ['card numbers', 'Paid with card 4111 1111 1111 1111', true],
  ['license', 'DL 12345678', true],
])('the guide to Texas and the text rules agree about %s: "%s"', (word, text, refused) => {
  expect(isRefused(text)).toBe(refused);
  const about = said.filter((statement) => statement.text.toLowerCase().includes(word));
  expect(about.length).toBeGreaterThan(0);
  // A prohibition that the rule does not name is never told as certain.
  const isNamed = word === 'license';
  expect(about.some(({ isLaw }) => isLaw)).toBe(isNamed);
  expect(about.some(({ text: told }) => /accepts one/u.test(told))).toBe(!refused);
});

it('keeps records of Texas for ten years, and those of recordings apart', () => {
  expect(stateLaws.TX.retention.years).toBe(10);
  const { recordings } = stateDuties.TX;
  expect('noneFound' in recordings ? [] : recordings.map(({ years }) => years)).toEqual([5]);
});
