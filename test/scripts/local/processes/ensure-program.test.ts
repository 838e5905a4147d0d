import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromium } from '#scripts/local/processes/chromium.ts';
import { cacheFolder, ensureProgram, type Program } from '#scripts/local/processes/ensure-program.ts';
import { java } from '#scripts/local/processes/java.ts';

let folder: string;
let told: string[];
const tell = (line: string) => told.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-test-'));
  told = [];
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A program that is missing until one of `sources` was used; each use is recorded. */
function missingProgram(sources: string[]) {
  const used: string[] = [];
  const use = async (source: string) => {
    used.push(source);
    if (!sources.includes(source)) throw new Error(`no ${source}`);
  };
  const program: Program = {
    need: 'The test needs a program',
    find: async () => (used.some((source) => sources.includes(source)) ? '/found' : undefined),
    packages: ['program-1', 'program-2'],
    download: () => use('download'),
    advice: 'write one',
  };
  return { program, used, install: use };
}

/** Writes a shell script that stands in for a program and prints one line on stderr. */
async function fakeProgram(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\necho '${line}' >&2\n`);
  await chmod(path, 0o755);
}

describe('ensureProgram', () => {
  it('uses a program that is there, without a word', async () => {
    const { program, install, used } = missingProgram([]);
    const there = { ...program, find: async () => '/usr/bin/it' };
    expect(await ensureProgram(there, { install, tell })).toBe('/usr/bin/it');
    expect([used, told]).toEqual([[], []]);
  });

  it('says what to do where it is missing and there is no download', async () => {
    const { program, used } = missingProgram([]);
    const { download: _, ...installable } = program;
    await expect(ensureProgram(installable, { install: undefined, tell })).rejects.toThrow(
      /^The test needs a program: write one\.$/,
    );
    expect([used, told]).toEqual([[], []]);
  });

  it('prefers a package to a slow program that is there, and uses that where none can be installed', async () => {
    const installable = missingProgram(['program-1']);
    const slow = (program: Program) => ({
      ...program,
      find: async () => (await program.find()) ?? '/slow',
      isSlow: (path: string) => path === '/slow',
    });
    const { program, install } = installable;
    expect(await ensureProgram(slow(program), { install, tell })).toBe('/found');
    const missing = missingProgram([]);
    expect(await ensureProgram(slow(missing.program), { install: undefined, tell })).toBe('/slow');
    expect(missing.used).toEqual([]);
  });

  it('installs the first package that the release offers, and says so', async () => {
    const { program, install, used } = missingProgram(['program-2']);
    expect(await ensureProgram(program, { install, tell })).toBe('/found');
    expect(used).toEqual(['program-1', 'program-2']);
    expect(told.at(-1)).toBe('The test needs a program: installing the package program-2 with apt-get.');
  });

  it('downloads into the cache folder where it may not install packages', async () => {
    const { program, used } = missingProgram(['download']);
    expect(await ensureProgram(program, { install: undefined, tell })).toBe('/found');
    expect(used).toEqual(['download']);
    expect(told).toEqual([`The test needs a program: downloading it into ${cacheFolder()}.`]);
    expect(await readdir(cacheFolder())).toEqual([]);
  });

  it('downloads when no package can be installed', async () => {
    const { program, install, used } = missingProgram(['download']);
    expect(await ensureProgram(program, { install, tell })).toBe('/found');
    expect(used).toEqual(['program-1', 'program-2', 'download']);
  });

  it('throws one sentence when everything fails', async () => {
    const { program, install } = missingProgram([]);
    await expect(ensureProgram(program, { install, tell })).rejects.toThrow(
      /^The test needs a program, and the download failed \(no download\): write one\.$/,
    );
  });

  it('rejects a download that does not start', async () => {
    const { program } = missingProgram(['download']);
    const broken = { ...program, find: async () => undefined };
    await expect(ensureProgram(broken, { install: undefined, tell })).rejects.toThrow(
      'The test needs a program, and the download failed (it does not run on this system): write one.',
    );
  });

  it('says why a real download failed', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9');
    const missing = { ...java, find: async () => undefined };
    await expect(ensureProgram(missing, { install: undefined, tell })).rejects.toThrow(
      /^The local database needs Java 17 or later, and the download failed \([^)]*ECONNREFUSED[^)]*\): install it/,
    );
  });

  it('says in one line why an installer that prints pages failed', async () => {
    const printed =
      'Command failed: node cli.js install\nDownloading\nError: no such host\n    at a\nError: code 1\n';
    const failing = {
      ...chromium,
      find: async () => undefined,
      download: () => Promise.reject(new Error(printed)),
    };
    await expect(ensureProgram(failing, { install: undefined, tell })).rejects.toThrow(
      /^The tests in a browser need Chromium, and the download failed \(no such host\): install it/,
    );
  });
});

describe('cacheFolder', () => {
  it('follows XDG_CACHE_HOME, and is in the home folder otherwise', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/digital-notary-journal');
    expect(cacheFolder({})).toMatch(/\/\.cache\/digital-notary-journal$/);
  });
});

describe('java', () => {
  it('uses the one on the path when it is new enough', async () => {
    await fakeProgram(join(folder, 'bin', 'java'), 'openjdk version "17.0.1" 2021-10-19');
    vi.stubEnv('PATH', join(folder, 'bin'));
    expect(await java.find()).toBe('java');
  });

  it('passes over an old one for JAVA_HOME', async () => {
    await fakeProgram(join(folder, 'bin', 'java'), 'java version "1.8.0_402"');
    await fakeProgram(join(folder, 'home', 'bin', 'java'), 'openjdk version "21" 2023-09-19');
    vi.stubEnv('PATH', join(folder, 'bin'));
    vi.stubEnv('JAVA_HOME', join(folder, 'home'));
    expect(await java.find()).toBe(join(folder, 'home', 'bin', 'java'));
  });
});

describe('chromium', () => {
  it('uses the one that CHROMIUM names', async () => {
    const path = join(folder, 'my-browser');
    await fakeProgram(path, 'Chromium 1');
    vi.stubEnv('CHROMIUM', path);
    expect(await chromium.find()).toBe(path);
  });
});
