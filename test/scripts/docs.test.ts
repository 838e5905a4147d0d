import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as keys from '#functions/store/keys.ts';
import { type Route, routes } from '#shared/contract/routes.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** The cells of every row of a document's tables. */
function rowsOf(document: string): string[][] {
  return [...read(document).matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
}

const plan = rowsOf('docs/contract-plan.md').filter(([, method = '']) =>
  /^(GET|POST|PUT|DELETE)$/.test(method),
);

describe('docs/contract-plan.md', () => {
  it('marks as working exactly the routes of the contract, as they are', () => {
    const working = plan.filter(([, , , , status]) => status === 'works').map((row) => row.slice(0, 4));
    const contract = Object.entries<Route>(routes).map(([id, { method, path, access }]) => [
      id,
      method,
      path,
      access,
    ]);
    expect(working.toSorted()).toEqual(contract.toSorted());
  });

  it('names no route twice, and every later one with the work that brings it', () => {
    expect(new Set(plan.map(([id]) => id)).size).toBe(plan.length);
    expect(new Set(plan.map(([, method, path]) => `${method} ${path}`)).size).toBe(plan.length);
    const groups = ['works', 'settings', 'search and batch export', 'state law', 'plans and payments'];
    expect(plan.filter(([, , , , status = '']) => !groups.includes(status))).toEqual([]);
  });
});

describe('docs/data-model.md', () => {
  it('names every key maker, and none that does not exist', () => {
    const makers = Object.entries(keys)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name);
    const named = rowsOf('docs/data-model.md').flatMap(
      ([first = '']) => /^`(\w+Key)`$/.exec(first)?.[1] ?? [],
    );
    expect(named.toSorted()).toEqual(makers.toSorted());
  });
});

/** The anchors of a document's headings, as they are made of them on the web. */
function anchorsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link of a document leads to a file that exists, and to a heading in it. */
function resolves(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file ? join(root, dirname(document), file) : join(root, document);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe.each(documents)('%s', (document) => {
  it('links to nothing that is missing', () => {
    const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^https?:/.test(link));
    expect(local.filter((link) => !resolves(document, link))).toEqual([]);
  });

  it('names commands of package.json only', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(document).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('docs/adr', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/adr/'));

  it('has one decision per number, each listed in ARCHITECTURE.md', () => {
    const numbers = decisions.map((path) => path.slice('docs/adr/'.length, 'docs/adr/0000'.length));
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(decisions.length);
    expect(decisions.filter((path) => !read('ARCHITECTURE.md').includes(`](${path})`))).toEqual([]);
  });

  it.each(decisions)('%s states context, options, decision and consequences', (path) => {
    const headings = [...read(path).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Options', 'Decision', 'Consequences']));
  });
});

describe('the sources', () => {
  it('refer to documents that exist', () => {
    const sources = globSync('{functions,infra,scripts,shared,web}/**/*.{ts,tsx}', { cwd: root });
    const missing = sources.flatMap((path) =>
      [...read(path).matchAll(/docs\/(?:[\w-]+\/)*[\w-]+\.md|docs\/adr\/\d{4}(?![\w-])/g)]
        .map(([reference]) => reference)
        .filter((reference) => !documents.some((document) => document.startsWith(reference)))
        .map((reference) => `${path}: ${reference}`),
    );
    expect(missing).toEqual([]);
  });
});
