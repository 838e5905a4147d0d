import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooNew } from '#scripts/browsers/too-new.ts';
import { builtSite } from '#test/support/stack.ts';
import { oldestBrowsers, oldestBrowsersText } from '#web/lib/browser/oldest-browsers.ts';

const root = resolve(import.meta.dirname, '..', '..');
const dist = join(root, 'web', 'dist');

/** Calls of libraries that ask first, and methods of other objects with such a name. */
const fine: Readonly<Record<string, string>> = {
  '.startViewTransition': 'React catches its absence',
  'new VideoFrame': 'the map asks first',
  'PublicKeyCredential.getClientCapabilities': 'the passkey library asks first',
  'PublicKeyCredential.signalAllAcceptedCredentials': 'the passkey library asks first',
  'PublicKeyCredential.signalCurrentUserDetails': 'the passkey library asks first',
  'PublicKeyCredential.signalUnknownCredential': 'the passkey library asks first',
  '.Segmenter': 'the map asks first',
  '.toHex': 'the hash library asks first',
  '.fromHex': 'the hash library asks first',
  '.share': 'our own asks first',
  '.escape': 'CSS.escape',
  '.grow': 'the memory of WebAssembly',
  '.take': 'our own and the map’s',
  '.adopt': 'our own',
  '.resize': 'the map’s own',
  '.toArray': 'the map’s own',
  '.difference': 'the map’s own',
  '.use': 'React’s own',
};

beforeAll(async () => {
  await builtSite();
}, 180_000);

describe('the oldest browsers', () => {
  it('have every function that the built site calls', async () => {
    const scripts = globSync('**/*.js', { cwd: dist });
    expect(scripts.length).toBeGreaterThan(50);
    const missing = new Map<string, string>();
    for (const script of scripts) {
      for (const name of tooNew(await readFile(join(dist, script), 'utf8'))) missing.set(name, script);
    }
    expect([...missing].filter(([name]) => !(name in fine))).toEqual([]);
    // A row that matches nothing any more would hide a new call.
    expect(Object.keys(fine).filter((name) => !missing.has(name))).toEqual([]);
  });

  it.each(['README.md', 'web/verify.html', 'web/inspect.html'])('are named in %s', async (file) => {
    const text = await readFile(join(root, file), 'utf8');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(oldestBrowsersText);
  });
});

describe('the check of calls', () => {
  it.each([
    ['const u = URL.parse(text)', ['URL.parse']],
    ['const u = URL.canParse(text) && new URL(text)', ['URL.canParse']],
    ['const { promise } = Promise.withResolvers()', ['.withResolvers']],
    ['one.union(other)', ['.union']],
    ['one.toSorted()', []],
    ['element.checkVisibility()', ['.checkVisibility']],
    ['element.checkVisibility?.()', []],
  ])('finds in %s: %j', (code, found) => {
    expect(tooNew(code)).toEqual(found);
  });

  it('judges by the versions that the pages name', () => {
    expect(oldestBrowsers.iOS).toBe('16.4');
  });
});
