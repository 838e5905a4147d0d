import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
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
  optional: z.optional(z.boolean()),
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
  'Python-2.0',
];
/** Packages that name their license in a file only. */
const readByUs: Record<string, string> = { 'png-js': 'MIT', 'parse-cache-control': 'MIT' };

describe('the packages of the lockfile', () => {
  it('have a SHA-512 hash wherever the product or its tests run', () => {
    const without = locked.filter(([, one]) => !one.inBundle && !one.integrity?.startsWith('sha512-'));
    expect(locked.length).toBeGreaterThan(500);
    // npm writes the hash of a package for another platform when it is first installed there.
    expect(without.filter(([, one]) => !one.optional || isForLinux(one)).map(([path]) => path)).toEqual([]);
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

  it('have licenses that allow what we do with them', () => {
    const refused = locked.filter(([path, { license, dev }]) => {
      const known = license ?? readByUs[nameOf(path)];
      return known === undefined || !(dev ? forTools : forProduct).includes(known);
    });
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('have one exact version each in package.json', () => {
    const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
