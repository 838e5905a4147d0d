import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, assurances, browserBenefits, features } from '#web/landing/claims.ts';

const root = join(import.meta.dirname, '..', '..');
const facts = [...assurances, ...browserBenefits, ...features, ...answers].filter(
  ({ kind }) => kind === 'fact',
);

test.each(facts)('the basis of the landing page claim $id exists', ({ basis }) => {
  const places = basis.match(/\b(docs|functions|infra|scripts|shared|test|web)\/[\w./-]*\w/g) ?? [];
  expect(places).not.toEqual([]);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
