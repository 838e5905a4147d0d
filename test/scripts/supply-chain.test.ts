import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import fonts from '#functions/adapters/pdf/fonts.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };

const root = new URL('../../', import.meta.url);

const texts = z.optional(z.array(z.string()));
const lockedPackage = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  license: z.optional(z.string()),
  inBundle: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  os: texts,
  cpu: texts,
  libc: texts,
});

const { packages } = z
  .object({ packages: z.record(z.string(), lockedPackage) })
  .parse(JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')));
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Whether the platforms of the tests and of Lambda use a package: Linux with glibc. */
const isForLinux = ({ os, cpu, libc }: z.output<typeof lockedPackage>) =>
  (os?.includes('linux') ?? true) &&
  (cpu?.some((kind) => kind === 'x64' || kind === 'arm64') ?? true) &&
  (libc?.includes('glibc') ?? true);

/** Licenses that let us use a package in the product. */
const forProduct = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['OFL-1.1', '(MIT AND Zlib)', '(MIT OR Apache-2.0)', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0'],
];
/** Licenses that let us use a package as a tool, which is not part of the product. */
const forTools = [
  ...forProduct,
  'MPL-2.0',
  'MIT AND OFL-1.1',
  'CC-BY-4.0',
  '(MIT OR GPL-3.0-or-later)',
  'BSD',
  'CC0-1.0',
  'Python-2.0',
];
/** Libraries that the site serves unchanged in a file of their own, beside their license, as it requires. */
const servedApart: Record<string, string> = { 'libheif-js': 'LGPL-3.0' };
/** Libraries that functions use unchanged: their license asks for changes of its files only. */
const usedUnchanged: Record<string, string> = { 'ical.js': 'MPL-2.0' };
/** Packages that name their license in a file only. */
const readByUs: Record<string, string> = { 'png-js': 'MIT' };

describe('the packages of the lockfile', () => {
  // npm leaves out the hash of a package for another platform until it is installed there: `npm view <name>@<version> dist.integrity`.
  it('have a SHA-512 hash, also those for other platforms', () => {
    const without = locked.filter(([, one]) => !one.inBundle && !one.integrity?.startsWith('sha512-'));
    expect(locked.length).toBeGreaterThan(500);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('come from the registry, and from no other address', () => {
    const elsewhere = locked.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('run no scripts when they are installed, except for those allowed', () => {
    const running = locked.filter(([, one]) => one.hasInstallScript && isForLinux(one));
    expect(running.map(([path]) => nameOf(path)).toSorted()).toEqual(
      Object.keys(packageJson.allowScripts).toSorted(),
    );
  });

  // npm judges by the Node that runs it, which may be older, and .npmrc silences its warnings.
  it('support the Node that runs the scripts', () => {
    const args = ['ci', '--dry-run', '--engine-strict', '--offline', '--ignore-scripts'];
    const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
    const env = { ...process.env, PATH };
    const { status, stderr } = spawnSync('npm', args, { cwd: root, env, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  it('have licenses that allow what we do with them', () => {
    const refused = locked.filter(([path, { license, dev }]) => {
      const known = license ?? readByUs[nameOf(path)];
      const excepted = { ...servedApart, ...usedUnchanged }[nameOf(path)];
      if (known !== undefined && excepted === known) return false;
      return known === undefined || !(dev ? forTools : forProduct).includes(known);
    });
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('have one exact version each in package.json', () => {
    const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

/** Returns the actions of a workflow that are not named by a whole commit, with the version for people. */
const unpinned = (workflow: string): string[] =>
  workflow
    .split('\n')
    .filter((line) => /^\s*(- )?uses:/.test(line) && !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => line.trim());

/** Returns the commands that install packages with their scripts in jobs that can ask for a role. */
function scriptsWithRole(workflow: string): string[] {
  const [head = '', body = ''] = workflow.split(/^jobs:\n/m);
  const jobs = body.split(/^ {2}(?=[\w-]+:$)/m);
  const canAsk = /id-token: write|write-all/;
  const shared = new Map(
    jobs.flatMap((job) => {
      const [, name] = /steps: &(\w+)\n/.exec(job) ?? [];
      return name ? [[name, job] as const] : [];
    }),
  );
  return jobs.flatMap((job) => {
    if (!canAsk.test(head) && !canAsk.test(job)) return [];
    const steps = shared.get(/steps: \*(\w+)/.exec(job)?.[1] ?? '') ?? job;
    return steps
      .split('\n')
      .filter((line) => /\b(npm (ci|i|install|add|rebuild|exec)|npx (-y|--yes|(?!cdk)))\b/.test(line))
      .filter((line) => !line.includes('--ignore-scripts') && !/^\s*#/.test(line))
      .map((line) => line.trim());
  });
}

describe('the workflows', () => {
  const folder = new URL('.github/workflows/', root);
  const workflows = readdirSync(folder).map(
    (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
  );

  it.each(workflows)('%s names every action by its commit', (_, workflow) => {
    expect(workflow).toContain('uses:');
    expect(unpinned(workflow)).toEqual([]);
  });

  it.each(workflows)('%s runs no scripts of packages in a job that can ask for a role', (_, workflow) => {
    expect(scriptsWithRole(workflow)).toEqual([]);
  });

  it('are judged with the deployment, whose jobs can ask for one', () => {
    const deploy = workflows.find(([name]) => name === 'deploy.yml')?.[1] ?? '';
    expect(scriptsWithRole(deploy.replaceAll(' --ignore-scripts', ''))).toEqual([
      '- run: npm ci',
      '- run: npm ci',
    ]);
    expect(
      scriptsWithRole(deploy.replace('contents: read\n\n', 'contents: read\n  id-token: write\n\n')),
    ).toEqual(['- run: npm ci']);
    expect(unpinned(deploy.replace(/checkout@\w+ # v[\d.]+/, 'checkout@v6'))).toEqual([
      '- uses: actions/checkout@v6',
    ]);
  });

  // The check for unused packages cannot see them.
  it('have their typefaces printed', () => {
    const used = JSON.stringify(fonts);
    const typefaces = Object.keys(packageJson.devDependencies).filter((name) => name.startsWith('@expo-'));
    expect(typefaces.length).toBeGreaterThan(20);
    expect(typefaces.filter((name) => !used.includes(`"${name}/`))).toEqual([]);
  });
});
