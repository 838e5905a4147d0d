import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tapCounts } from '#scripts/bench/tap-counts.ts';
import {
  answers,
  assurances,
  browserBenefits,
  features,
  loanVisit,
  priceReasons,
  visitSteps,
} from '#web/landing/claims.ts';

const root = join(import.meta.dirname, '..', '..');
const claims = [...assurances, ...browserBenefits, ...features, ...visitSteps, ...priceReasons, ...answers];
const facts = claims.filter(({ kind }) => kind === 'fact');

test.each(facts)('the basis of the landing page claim $id exists', ({ basis }) => {
  const places = basis.match(/\b(docs|functions|infra|scripts|shared|test|web)\/[\w./-]*\w/g) ?? [];
  expect(places).not.toEqual([]);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

test('the landing page states the taps of a loan package as they are counted', () => {
  const { counted } = tapCounts['one signer, 8 documents, 8 entries'];
  expect(loanVisit).toMatchObject({ documents: 8, taps: counted.taps, signatures: counted.signatures });
});
