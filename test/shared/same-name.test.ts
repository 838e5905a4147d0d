import { expect, it } from 'vitest';
import { isSameName } from '#shared/rules/same-name.ts';

it.each([
  ['Nora Notary', 'NORA B. NOTARY', true],
  ['José Peña', 'Jose  Pena Jr.', true],
  ['Nora Notary', 'Norma Notary', false],
  ['Nora Notary', 'Nora Smith', false],
  ['Nora', 'Nora', false],
  ['Eva Smith-Jones', 'Eva Smith Jones', true],
  ['', '', false],
  ["Mary O'Brien", 'Mary O’Brien', true],
])('judges %j and %j: %s', (left, right, expected) => {
  expect(isSameName(left, right)).toBe(expected);
});
