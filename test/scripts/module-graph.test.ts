import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const modules = globSync('{functions,infra,scripts,shared,test,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['web/dist'],
});

/** Returns the modules that a module imports or re-exports, types included. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(/^(?:import|export)\b[^'";]*?'([#.][^']+)'/gm)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier),
  );
}

/** Returns the modules that remain when those that import nothing, or only removed ones, are removed repeatedly. */
function modulesInCycles(graph: Map<string, string[]>): string[] {
  const left = new Map(graph);
  for (let removed = true; removed; ) {
    removed = false;
    for (const [path, imports] of left) {
      if (imports.some((imported) => left.has(imported))) continue;
      left.delete(path);
      removed = true;
    }
  }
  // A module that imports a cycle without being part of one has no importer left.
  for (let removed = true; removed; ) {
    removed = false;
    const imported = new Set([...left.values()].flat());
    for (const path of left.keys()) {
      if (imported.has(path)) continue;
      left.delete(path);
      removed = true;
    }
  }
  return [...left.keys()];
}

describe('the imports between modules', () => {
  const graph = new Map(modules.map((path) => [path, importsOf(path)]));

  it('form no cycle, type-only imports included', () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(modules.length);
    expect(modulesInCycles(graph)).toEqual([]);
  });

  it('are found by the search for cycles, and only those', () => {
    const circle = new Map([
      ['start', ['first']],
      ['first', ['second']],
      ['second', ['first', 'leaf']],
      ['leaf', []],
    ]);
    expect(modulesInCycles(circle)).toEqual(['first', 'second']);
  });
});

describe('the names of modules', () => {
  it('are used at most twice', () => {
    const paths = Object.values(Object.groupBy(modules, (path) => basename(path)));
    expect(paths.filter((same = []) => same.length > 2)).toEqual([]);
  });
});
