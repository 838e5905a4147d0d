import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designPage, pictureOf } from '#scripts/design/design-page.ts';
import { readTokens } from '#scripts/design/tokens.ts';
import { notShown, sections } from '#web/gallery/sections.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sourcesIn = (pattern: string) => globSync(pattern, { cwd: root }).map(read);

const components = sourcesIn('web/components/**/*.tsx').flatMap((source) =>
  [...source.matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
);
const gallery = sourcesIn('web/gallery/*.tsx').join('\n');
const isShown = (name: string) => new RegExp(`<${name}\\b`).test(gallery);

describe('the gallery', () => {
  it('shows every shared component, or says why not', () => {
    expect(components.length).toBeGreaterThan(25);
    expect(components.filter((name) => !isShown(name) && !(name in notShown))).toEqual([]);
  });

  it('lists as not shown only existing components that it does not show', () => {
    expect(Object.keys(notShown).filter((name) => !components.includes(name) || isShown(name))).toEqual([]);
  });
});

describe('docs/design.md', () => {
  it('lists the current tokens and sections (`npm run design` writes it)', () => {
    expect(read('docs/design.md')).toBe(designPage(read('web/styles/roles.css')));
  });

  it('has a picture of every section, light and dark', () => {
    const pictures = sections.flatMap(({ id }) => [pictureOf(id, 'light'), pictureOf(id, 'dark')]);
    expect(pictures.filter((picture) => !existsSync(join(root, 'docs', picture)))).toEqual([]);
  });
});

describe('the tokens of a style sheet', () => {
  it('are read with their values in dark mode', () => {
    const css =
      ':root { --ink: #111; --radius: 8px; }\n@media (prefers-color-scheme: dark) { :root { --ink: #eee; } }\n';
    expect(readTokens(css)).toEqual([
      { name: 'ink', light: '#111', dark: '#eee' },
      { name: 'radius', light: '8px' },
    ]);
  });
});
