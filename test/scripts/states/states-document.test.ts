import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { combinationRows, rowName } from '#scripts/states/combination-rows.ts';
import { combinations, tableDocuments } from '#scripts/states/sample-entries.ts';
import { statesDocument } from '#scripts/states/states-document.ts';
import { stateCodes, states } from '#shared/data/states.ts';

describe('docs/states.md', () => {
  it('matches the rules', async () => {
    const written = await readFile('docs/states.md', 'utf8');
    expect(
      written === statesDocument(),
      'docs/states.md differs from the rules: run `npm run docs` and review the change (docs/compliance.md)',
    ).toBe(true);
  });

  it('has a line in the first table and a section for each of 50 states', () => {
    const lines = statesDocument().split('\n');
    const names = stateCodes.map((code) => states[code].name);
    expect(lines.filter((line) => line.startsWith('### '))).toEqual(names.map((name) => `### ${name}`));
    expect(names.filter((name) => !lines.some((line) => line.startsWith(`| [${name}](#`)))).toEqual([]);
  });
});

describe('the rows of a table', () => {
  it('cover every combination once, whichever results are the same', () => {
    const key = (combination: object) => JSON.stringify(combination);
    for (const resultOf of [
      () => 'same',
      ({ idType }: (typeof combinations)[number]) => idType,
      ({ documentType, idType }: (typeof combinations)[number]) => (documentType === 'deed' ? idType : ''),
    ]) {
      const held = combinationRows(resultOf).flatMap(({ of }) => of.map(key));
      expect(held.sort()).toEqual(combinations.map(key).sort());
    }
    expect(combinations).toHaveLength(12);
  });

  it('are named after what their combinations have in common', () => {
    const named = (matches: (combination: (typeof combinations)[number]) => boolean) =>
      rowName(combinations.filter(matches));
    expect(named(() => true)).toBe('all 12');
    expect(named(({ documentType }) => documentType === 'deed')).toBe('deed: any');
    expect(named(({ idType }) => idType === 'passport')).toBe('any: passport');
    expect(
      named(({ documentType, idType }) => documentType === tableDocuments[0] || idType === 'passport'),
    ).toBe('deed: any; jurat, affidavit: passport');
  });
});
