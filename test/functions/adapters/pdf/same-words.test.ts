import { expect, it } from 'vitest';
import { actSection } from '#functions/adapters/pdf/sections/act.ts';
import { outcomeSection } from '#functions/adapters/pdf/sections/outcome.ts';
import { credibleWitnessesSection, signersSection } from '#functions/adapters/pdf/sections/signers.ts';
import { redactedCopy } from '#shared/rules/duties/redact.ts';
import { entriesByCode } from '#test/support/every-code.ts';
import { printedEntry } from './sample-entry.ts';

const printing = {
  text: (typed: string) => typed,
  picture: () => '',
  entryTimezone: 'America/New_York',
  leavesImagesOut: true,
  dateFormat: 'MM/dd/yyyy',
} as const;
const cases = entriesByCode(printedEntry({ outcome: 'refused', documents: [], documentType: 'other' }));

/** Every text in pages or a copy. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

it('a PDF has the words of every code', () => {
  const sections = [outcomeSection, actSection, signersSection, credibleWitnessesSection];
  const wrong = cases.filter(({ entry, words }) => {
    const texts = textsIn(sections.map((section) => section(entry, printing))).join('\n');
    return !texts.includes(words);
  });
  expect(cases.length).toBeGreaterThan(100);
  expect(wrong.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});

it('a copy has the words of every code that it shows', () => {
  const inCopies = new Set(['stateCode', 'documentType', 'actType', 'actMode', 'signers.idType']);
  const wrong = cases.filter(({ path, entry, words }) => {
    const texts = textsIn(redactedCopy(entry, [0], String));
    return inCopies.has(path) && !texts.includes(words);
  });
  expect(wrong.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});
