import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as businessKeys from '#functions/store/business/business-keys.ts';
import * as keys from '#functions/store/table/keys.ts';
import { functionGroups, functionIds, functions } from '#infra/functions.ts';
import { stackKinds } from '#infra/stage-stacks.ts';
import { stageOf } from '#infra/stages.ts';
import { webhookEvents } from '#scripts/stripe/webhook-events.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes, states } from '#shared/data/states.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const code = globSync(['{functions,infra,scripts,shared,test,web}/**/*.{ts,tsx,css}', 'vitest.config.ts'], {
  cwd: root,
});
const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
};

/** Returns the text between a heading of a document and the next heading of the same level. */
function section(document: string, heading: string): string {
  const level = heading.replace(/[^#].*/, '');
  const [, after = ''] = `\n${read(document)}`.split(`\n${heading}\n`);
  return after.split(`\n${level} `)[0] ?? '';
}

/** Returns the cells of every row of the tables in a text. */
function rowsOf(text: string): string[][] {
  return [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
}

/** Returns the npm scripts that a text names, as `npm run x`, `npm start`, or `npm test`. */
function scriptsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
}

/** Returns the message of what a function throws. */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

/** Returns the text that a source gives a name in an object. */
const settingIn = (path: string, name: string) => new RegExp(`\\b${name}: '([^']+)'`).exec(read(path))?.[1];

const wordsOf = (document: string) => read(document).trim().split(/\s+/).length;

describe('README.md', () => {
  it('has at most 600 words', () => {
    expect(wordsOf('README.md')).toBeLessThanOrEqual(600);
  });
});

describe('docs/commands.md', () => {
  it('describes every npm script once, and no other', () => {
    const described = rowsOf(read('docs/commands.md')).flatMap(([first = '']) => scriptsIn(first));
    expect(described.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe('docs/deploy.md', () => {
  it('lists the events of the webhook that the local stack receives', () => {
    const [, listed = ''] = /with these events: (.*?)\.\n/s.exec(read('docs/deploy.md')) ?? [];
    let object = '';
    const events = [...listed.matchAll(/`([a-z_.]+)`/g)].map(([, name = '']) => {
      if (!name.startsWith('.')) object = name.slice(0, name.lastIndexOf('.'));
      return name.startsWith('.') ? object + name : name;
    });
    expect(events).toEqual(webhookEvents);
  });

  it('names the version of the API of Stripe that the code calls', () => {
    const called = settingIn('functions/adapters/billing/stripe-client.ts', 'apiVersion');
    expect(settingIn('scripts/stripe/stripe-sync.ts', 'apiVersion')).toBe(called);
    expect(read('docs/deploy.md')).toContain(`\`${called}\``);
  });

  it('describes every setting of a stage once, and no other', () => {
    const [, known = ''] = /Settings are (.+)\./.exec(refusal(() => stageOf('dev', { unknown: '' }))) ?? [];
    const described = rowsOf(section('docs/deploy.md', '## Settings of a stage')).flatMap(([first = '']) =>
      [...first.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(described.toSorted()).toEqual(known.split(', ').toSorted());
  });
});

/** The parallel calls that all functions reserve in a stage like `prod`. */
const reservedCalls = functionIds
  .map((id) => ('parallelCalls' in functions[id] ? functions[id].parallelCalls : 0))
  .reduce((sum, calls) => sum + calls, 0);

/** Numbers that documents state, each with a pattern that finds it and what the repository counts. */
const counts: [document: string, pattern: RegExp, count: number][] = [
  ['README.md', /all (\d+) states/, stateCodes.length],
  ['docs/go-live.md', /its reading of (\d+) states/, stateCodes.length],
  ['docs/go-live.md', /`prod` reserves (\d+) of them/, reservedCalls],
  ['docs/specification.md', /\(encryption, (\d+) states, no card/, stateCodes.length],
  [
    'docs/commands.md',
    /a demo account with (\d+) varied entries/,
    Number(settingIn('scripts/seed/seed.ts', 'default')),
  ],
  ['docs/adr/0034-public-log.md', /spread over (\d+) partitions/, keys.pendingLeafPartitions.length],
];

/** The states that prohibit ID numbers in a journal, as a sentence lists them. */
const withoutIdNumbers = new Intl.ListFormat('en-US').format(
  stateCodes
    .filter((code) => stateLaws[code].idNumber?.rule === 'prohibited')
    .map((code) => states[code].name),
);

describe('the numbers in documents', () => {
  it.each(counts)('%s: %s', (document, pattern, count) => {
    expect(Number(pattern.exec(read(document))?.[1])).toBe(count);
  });

  it.each(['docs/go-live.md', 'SECURITY.md'])('%s lists the states that prohibit ID numbers', (document) => {
    expect(read(document)).toContain(withoutIdNumbers);
  });
});

describe('CHANGELOG.md', () => {
  it('has a section for unreleased changes and, first after it, one for the version of package.json', () => {
    const versions = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name);
    expect(versions.slice(0, 2)).toEqual(['Unreleased', version]);
  });

  it('has one line of at most 220 characters for each change', () => {
    const lines = read('CHANGELOG.md').split('\n');
    expect(lines.filter((line) => line.length > 220 || /^\s+\S/.test(line))).toEqual([]);
  });
});

describe('.gitattributes', () => {
  it('collapses every document that a command writes', () => {
    const written = documents.filter((path) => /^Written by `npm run .*: do not edit/m.test(read(path)));
    expect(written.length).toBeGreaterThan(2);
    const collapsed = read('.gitattributes');
    expect(written.filter((path) => !collapsed.includes(`${path} linguist-generated`))).toEqual([]);
  });
});

describe('docs/data-model.md', () => {
  it('names every key maker, and none that does not exist', () => {
    const makers = Object.entries({ ...keys, ...businessKeys })
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name);
    const named = rowsOf(read('docs/data-model.md')).flatMap(
      ([first = '']) => /^`(\w+Key)`$/.exec(first)?.[1] ?? [],
    );
    expect(named.toSorted()).toEqual(makers.toSorted());
  });
});

/** Returns the anchors that a document's headings have on the web. */
function anchorsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * Reports whether a link of a document leads to an existing file, and to a heading in it. A link that begins with a
 * slash starts at the root of the repository.
 */
function resolves(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const from = file.startsWith('/') ? '.' : dirname(document);
  const target = file ? join(root, from, file) : join(root, document);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

/** Returns the paths of this repository that a document names in backticks, without a line number. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`((?:docs|functions|infra|scripts|shared|test|web)\/[^\s`]*)`/g)].map(
    ([, path = '']) => path,
  );
}

/** Reports whether a path exists; `<name>` and `*` in it stand for any name. */
function exists(path: string): boolean {
  if (path.startsWith('web/dist')) return true; // Only a build creates it.
  const pattern = path.replaceAll(/<[^>]*>/g, '*');
  return pattern.includes('*') ? globSync(pattern, { cwd: root }).length > 0 : existsSync(join(root, path));
}

describe.each(documents)('%s', (document) => {
  it('has no broken links', () => {
    const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^(?:https?|mailto):/.test(link));
    expect(local.filter((link) => !resolves(document, link))).toEqual([]);
  });

  it('names existing files only', () => {
    expect(pathsIn(read(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it('names existing npm scripts only', () => {
    expect(scriptsIn(read(document)).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const ignored = read('.gitignore')
    .split('\n')
    .filter((line) => line.endsWith('/'));

  /** Returns the folders that the tree names, each with its path from the root. */
  function foldersOfTree(): string[] {
    const tree = /```\n([\s\S]*?)```/.exec(section('ARCHITECTURE.md', '## The tree'))?.[1] ?? '';
    const parents: string[] = [];
    return tree.split('\n').flatMap((line) => {
      const [, indent = '', name = ''] = /^( *)([\w./-]+\/)(?= |$)/.exec(line) ?? [];
      if (!name) return [];
      parents.length = indent.length / 2;
      const path = [...parents, name].join('');
      parents.push(name);
      return [path];
    });
  }

  /** Returns the folders in a folder, without those that git ignores and the hidden ones of tools. */
  function foldersIn(path: string): string[] {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${path}${name}/`)
      .filter((folder) => !ignored.includes(folder));
  }

  it('has at most 2,500 words', () => {
    expect(wordsOf('ARCHITECTURE.md')).toBeLessThanOrEqual(2_500);
  });

  it('lists the stacks in the order in which they are deployed', () => {
    const listed = [...section('ARCHITECTURE.md', '## In AWS').matchAll(/^\d\. (.+)/gm)].flatMap(
      ([, text = '']) =>
        text.startsWith('One stack for each group')
          ? functionGroups
          : [...(text.split(':')[0] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
    );
    expect(listed).toEqual(stackKinds);
  });

  it('names in its tree every folder down to the second level', () => {
    const folders = foldersIn('').flatMap((folder) => [folder, ...foldersIn(folder)]);
    const named = foldersOfTree();
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it('names in its tree existing folders only', () => {
    expect(foldersOfTree().filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('docs/adr', () => {
  const decisions = documents.filter((path) => /^docs\/adr\/\d/.test(path));
  const numberOf = (path: string) => basename(path).slice(0, 4);
  const index = read('docs/adr/README.md');

  it('has an index with one row for each decision, by its title', () => {
    const rows = rowsOf(index)
      .map(([first = '']) => first)
      .filter((first) => first.startsWith('['));
    const expected = decisions.map((path) => {
      const [, number = '', title = ''] = /^# (\d{4}) (.+)/.exec(read(path)) ?? [];
      return `[${number}](${basename(path)}) ${title}`;
    });
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  it('has an index that explains every missing number', () => {
    const numbers = decisions.map(numberOf);
    const all = Array.from({ length: Number(numbers.toSorted().at(-1)) }, (_, before) =>
      String(before + 1).padStart(4, '0'),
    );
    const explained = section('docs/adr/README.md', '## Gaps in the numbers').match(/\b\d{4}\b(?!-|\])/g);
    expect(explained?.toSorted()).toEqual(all.filter((number) => !numbers.includes(number)));
  });

  it.each(decisions)('%s says in its status which part a later decision superseded, if any', (path) => {
    const [, status = ''] = /^Status: (.+)$/m.exec(read(path)) ?? [];
    expect(status).toMatch(/^accepted, \d{4}-\d{2}(\. Superseded(?: in part)?: .+\.)?$/);
    const later = [...status.matchAll(/\]\((\d{4})-/g)].map(([, number = '']) => number);
    expect(later.filter((number) => number <= numberOf(path))).toEqual([]);
    expect(later.length > 0).toBe(status.includes('Superseded'));
  });

  it('has one decision for each number', () => {
    const numbers = decisions.map(numberOf);
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(decisions.length);
  });

  it.each(decisions)('%s has its number, a status, context, options, decision, and consequences', (path) => {
    const text = read(path);
    expect(text).toMatch(new RegExp(`^# ${numberOf(path)} .+\\n\\nStatus: .+`));
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Options', 'Decision', 'Consequences']));
  });
});

describe('the code', () => {
  const cited = (pattern: RegExp, isMissing: (reference: string) => boolean) =>
    code.flatMap((path) =>
      [...read(path).matchAll(pattern)]
        .map(([whole, reference = whole]) => reference)
        .filter(isMissing)
        .map((reference) => `${path}: ${reference}`),
    );

  it('cites existing documents only', () => {
    const missing = cited(
      /docs\/(?:[\w-]+\/)*[\w-]+\.md|docs\/adr\/\d{4}(?![\w-])/g,
      (reference) => !documents.some((document) => document.startsWith(reference)),
    );
    expect(missing).toEqual([]);
  });

  it('cites the specification instead of decisions that are not in the repository', () => {
    expect(cited(/\bdecisions,\s+(?:\* )?["“]\w/g, () => true)).toEqual([]);
  });

  it('begins a comment with its subject, not with a clause in its place', () => {
    expect(
      cited(/^\s*(?:\/\*\*?|\*|\/\/) ((?:What|Whatever|Whoever|Whose|Whom) [a-z][^?\n]*)$/gm, () => true),
    ).toEqual([]);
  });

  it('cites existing sections of the specification only', () => {
    const sections = [...read('docs/specification.md').matchAll(/^#+ (\d+(?:\.\d+)?)\b/gm)].map(
      ([, number]) => number,
    );
    const numbers = String.raw`\d+(?:\.\d+)?(?:(?:, and|,| and|;) \d+(?:\.\d+)?)*`;
    const citation = new RegExp(
      String.raw`\bspecification\b[^.;]{0,60}?\bsections? (${numbers})|\bsections? (${numbers}) of the specification`,
      'gi',
    );
    const cites = code.flatMap((path) =>
      [...read(path).matchAll(citation)].flatMap(([, after, before]) =>
        ((after ?? before ?? '').match(/\d+(?:\.\d+)?/g) ?? []).map((number) => ({ path, number })),
      ),
    );
    expect(cites.length).toBeGreaterThan(100);
    expect(cites.filter(({ number }) => !sections.includes(number))).toEqual([]);
  });
});
