import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/routes.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [terms = '', replacements = ''] = read('docs/glossary.md').split('## Words we replaced');
const sources = globSync('{functions,infra,scripts,shared,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['web/dist/**'],
}).map((path) => ({ path, text: read(path) }));

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| ([^|]+) \| .+ \|$/gm)].map(([row, first = '']) => ({ row, first }));

/** Splits a name into its words: `openSlotsKey` and `open-slots.ts` into `open`, `slots`, and so on. */
const wordsOf = (name: string) =>
  ` ${name
    .replace(/\.\w+$/, '')
    .replace(/[A-Z]/g, ' $&')
    .replaceAll('-', ' ')
    .toLowerCase()} `;

describe('the glossary', () => {
  it('lists each term once', () => {
    const listed = rowsOf(terms).flatMap(({ first }) => first.split(', '));
    expect(listed.length).toBeGreaterThan(90);
    expect(listed.filter((term, at) => listed.indexOf(term) !== at)).toEqual([]);
  });

  it('and the recipes name only what is in the code', () => {
    const all = sources.map(({ text }) => text).join('\n');
    const names = rowsOf(terms).flatMap(({ row }) =>
      [...row.matchAll(/`([A-Za-z]\w+)`/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(90);
    const inRecipes = [...read('docs/recipes.md').matchAll(/`([a-z]+[A-Z]\w*|[A-Z]\w+)`/g)].map(
      ([, name = '']) => name,
    );
    expect([...names, ...inRecipes].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  });

  it('keeps the words that it replaced out of the names of files and exports', () => {
    const replaced = rowsOf(replacements)
      .flatMap(({ first }) => first.replace(/, for .*/, '').split(', '))
      .filter((word) => !['not', '---', 'watch', 'purpose', 'turn', 'bars', 'wants'].includes(word));
    expect(replaced).toContain('annex');
    const names = sources.flatMap(({ path, text }) => [
      { path, name: basename(path) },
      ...[...text.matchAll(/^export (?:async )?(?:function|const|type|class) (\w+)/gm)].map(
        ([, name = '']) => ({
          path,
          name,
        }),
      ),
    ]);
    const ofRoutes = Object.keys(routes).map(wordsOf);
    const found = names.filter(
      ({ name }) =>
        !ofRoutes.includes(wordsOf(name)) && replaced.some((word) => wordsOf(name).includes(` ${word} `)),
    );
    expect(found).toEqual([]);
  });
});
