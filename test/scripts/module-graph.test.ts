import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const modules = globSync('{functions,infra,scripts,shared,test,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['web/dist'],
});

/** Returns the specifiers of what a module imports or re-exports: types included, and calls of `import` if asked. */
function specifiersIn(source: string, withCalls: boolean): string[] {
  const statements = /^(?:(?:import|export)\b[^'";]*?\bfrom\s*|import\s*)'([^'\n]+)'/gm;
  const calls = /\bimport\(\s*'([^'\n]+)'\s*\)/g;
  return [statements, ...(withCalls ? [calls] : [])].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, specifier = '']) => specifier),
  );
}

const sourceOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the path of one of our modules, or undefined for a package. */
function pathOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined;
}

/** Returns the modules that a module imports or re-exports, types included. */
const importsOf = (path: string) =>
  specifiersIn(sourceOf(path), false).flatMap((specifier) => pathOf(specifier, path) ?? []);

/**
 * The rooms of the house: what each may import beside itself, and which packages it may not. A room is the longest path that a
 * module is in, `shared` stands for all of it, and `web/features/*` for each feature. `test` and `scripts` may import everything.
 */
const rooms: Record<string, { imports: readonly string[]; without?: readonly string[] }> = {
  shared: { imports: [], without: ['node:', '@aws-sdk/', 'react'] },
  functions: { imports: ['shared'] },
  'functions/store': { imports: ['functions', 'shared'], without: ['aws-lambda', '@middy/'] },
  'functions/adapters': {
    imports: ['functions', 'functions/store', 'shared'],
    without: ['aws-lambda', '@middy/'],
  },
  'functions/services': {
    imports: ['functions', 'functions/store', 'functions/adapters', 'shared'],
    without: ['@aws-sdk/', 'aws-lambda', '@middy/'],
  },
  'functions/middleware': {
    imports: ['functions', 'functions/store', 'functions/adapters', 'functions/services', 'shared'],
    without: ['@aws-sdk/'],
  },
  'functions/wiring': {
    imports: [
      ...['functions', 'functions/store', 'functions/adapters', 'functions/services', 'functions/middleware'],
      'shared',
    ],
    without: ['@aws-sdk/'],
  },
  'functions/routes': {
    imports: [
      ...['functions', 'functions/store', 'functions/adapters', 'functions/services', 'functions/middleware'],
      ...['functions/wiring', 'shared'],
    ],
    without: ['@aws-sdk/'],
  },
  'functions/events': {
    imports: [
      ...['functions', 'functions/store', 'functions/adapters', 'functions/services', 'functions/middleware'],
      ...['functions/wiring', 'shared'],
    ],
    without: ['@aws-sdk/'],
  },
  infra: { imports: ['shared', 'package.json'] },
  'web/lib': { imports: ['shared'], without: ['node:'] },
  'web/components': { imports: ['web/lib', 'shared'], without: ['node:'] },
  'web/features/*': { imports: ['web/components', 'web/lib', 'shared'], without: ['node:'] },
  'web/app': {
    imports: ['web/features/*', 'web/components', 'web/lib', 'web/first-paint'],
    without: ['node:'],
  },
  'web/first-paint': { imports: ['web/features/*', 'web/components', 'web/lib', 'web/landing', 'shared'] },
  'web/gallery': {
    imports: ['web/app', 'web/features/*', 'web/components', 'web/lib', 'web/styles'],
    without: ['node:'],
  },
  'web/landing': { imports: ['web/app', 'web/components', 'web/lib', 'shared'] },
  'web/states': { imports: ['web/app', 'web/features/*', 'web/landing', 'web/lib', 'shared'] },
  'web/legal': { imports: ['web/app', 'web/landing', 'web/lib', 'web/states', 'shared'] },
  'web/verify': { imports: ['web/lib', 'shared'] },
  'web/inspect': { imports: ['web/lib', 'shared'] },
  'web/export-viewer': { imports: ['web/inspect', 'web/lib', 'shared'] },
  'web/service-worker': { imports: ['web/lib', 'shared'] },
  'web/styles': { imports: ['web/types'] },
  'web/build': { imports: [] },
  // The entry points and the settings of the build.
  web: {
    imports: [
      ...['web/app', 'web/features/*', 'web/components', 'web/lib', 'web/styles', 'web/build', 'web/landing'],
      ...['web/states', 'web/legal', 'web/verify', 'web/inspect', 'web/first-paint', 'web/service-worker'],
    ],
  },
};

/** Folders from which no relative import leads out. */
const floors = ['functions', 'infra', 'scripts', 'shared', 'test', 'web'];

/** Returns the room of a module, and for a feature which one it is. */
function roomOf(path: string): { room: string; instance: string } {
  const [floor = '', folder = '', feature = ''] = path.split('/');
  if (floor === 'web' && folder === 'features')
    return { room: 'web/features/*', instance: `web/features/${feature}` };
  const inner = `${floor}/${folder}`;
  const room = inner in rooms || (floor === 'web' && folder.indexOf('.') < 0) ? inner : floor;
  return { room, instance: room };
}

/** Returns what a module imports against the table, with the reason. */
function forbiddenIn(path: string, source: string): string[] {
  const { room, instance } = roomOf(path);
  const rules = rooms[room];
  const [floor] = path.split('/');
  return specifiersIn(source, true).flatMap((specifier) => {
    const imported = pathOf(specifier, path);
    if (imported === undefined) {
      const isForbidden = rules?.without?.some((name) => specifier === name || specifier.startsWith(name));
      return isForbidden ? [`${path} imports ${specifier}`] : [];
    }
    if (specifier.startsWith('.') && floors.includes(floor ?? '') && !imported.startsWith(`${floor}/`))
      return imported === 'package.json' ? [] : [`${path} leaves ${floor} by ${specifier}`];
    const to = roomOf(imported);
    const isFree = to.instance === instance || floor === 'test' || floor === 'scripts';
    return isFree || rules?.imports.includes(to.room) ? [] : [`${path} imports ${imported}`];
  });
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

describe('the directions of imports', () => {
  it('are those of the table', () => {
    expect(modules.flatMap((path) => forbiddenIn(path, sourceOf(path)))).toEqual([]);
  });

  it('has no room and no edge that is not there', () => {
    const used = new Set(
      modules.flatMap((path) =>
        specifiersIn(sourceOf(path), true).flatMap((specifier) => {
          const imported = pathOf(specifier, path);
          return imported === undefined ? [] : [`${roomOf(path).room} ${roomOf(imported).room}`];
        }),
      ),
    );
    const edges = Object.entries(rooms).flatMap(([room, { imports }]) =>
      imports.map((to) => `${room} ${to}`),
    );
    expect(edges.filter((edge) => !used.has(edge))).toEqual([]);
  });

  it.each([
    ['shared/rules/dates.ts', "import { env } from '../../functions/env.ts';"],
    ['shared/rules/dates.ts', "import { join } from 'node:path';"],
    ['functions/services/auth/login.ts', "import { handler } from '../../routes/auth/login.ts';"],
    ['functions/services/auth/login.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['functions/store/table/table.ts', "import type { Login } from '#functions/services/auth/login.ts';"],
    ['functions/env.ts', "import { stageOf } from '#infra/stages.ts';"],
    ['infra/stages.ts', "import { env } from '#functions/env.ts';"],
    ['web/inspect/main.ts', "import { env } from '#functions/env.ts';"],
    ['web/landing/landing-page.tsx', "import { env } from '#functions/env.ts';"],
    ['web/verify/main.ts', "const env = await import('#functions/env.ts');"],
    ['web/lib/navigation/paths.ts', "import { Visit } from '#web/features/wizard/visit.tsx';"],
    ['web/features/auth/auth-view.tsx', "export { help } from '../help/help-view.tsx';"],
    ['web/main.tsx', "import { reset } from '#scripts/reset.ts';"],
  ])('refuse in %s: %s', (path, source) => {
    expect(forbiddenIn(path, source)).toHaveLength(1);
  });
});

describe('the names of modules', () => {
  it('are used at most twice', () => {
    const paths = Object.values(Object.groupBy(modules, (path) => basename(path)));
    expect(paths.filter((same = []) => same.length > 2)).toEqual([]);
  });
});
