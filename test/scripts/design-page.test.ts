import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designPage, pictureOf } from '#scripts/design/design-page.ts';
import { readTokens } from '#scripts/design/tokens.ts';
import { notShown, sections } from '#web/gallery/sections.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sourcesIn = (pattern: string) => globSync(pattern, { cwd: root }).map(read);

const components = sourcesIn('web/components/**/*.tsx').flatMap((source) =>
  [...source.matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
);
const gallery = sourcesIn('web/gallery/*.tsx').join('\n');
const isShown = (name: string) => new RegExp(`<${name}\\b`).test(gallery);

describe('the gallery', () => {
  it('shows every component that features share, or says why not', () => {
    expect(components.length).toBeGreaterThan(25);
    expect(components.filter((name) => !isShown(name) && !(name in notShown))).toEqual([]);
  });

  it('names as not shown only components that there are and that it does not show', () => {
    expect(Object.keys(notShown).filter((name) => !components.includes(name) || isShown(name))).toEqual([]);
  });
});

describe('docs/design.md', () => {
  it('lists the tokens and sections as they are: otherwise run `npm run design`', () => {
    expect(read('docs/design.md')).toBe(designPage(read('web/styles/roles.css')));
  });

  it('has a picture of every section, light and dark', () => {
    const pictures = sections.flatMap(({ id }) => [pictureOf(id, 'light'), pictureOf(id, 'dark')]);
    expect(pictures.filter((picture) => !existsSync(join(root, 'docs', picture)))).toEqual([]);
  });
});

describe('the tokens of a sheet', () => {
  it('are read with what they are in the dark', () => {
    const css =
      ':root { --ink: #111; --radius: 8px; }\n@media (prefers-color-scheme: dark) { :root { --ink: #eee; } }\n';
    expect(readTokens(css)).toEqual([
      { name: 'ink', light: '#111', dark: '#eee' },
      { name: 'radius', light: '8px' },
    ]);
  });
});
