import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, type DataFolder, dataFolder, holderOf, localKeys } from '#scripts/local/data-folder.ts';

let directory: string;
let folder: DataFolder;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'data-test-'));
  folder = dataFolder(join(directory, 'data'));
});

afterEach(() => rm(directory, { recursive: true }));

describe('the data folder', () => {
  it('makes its keys once and for its owner only', async () => {
    const first = localKeys(folder, 64);
    expect(localKeys(folder, 64)).toEqual(first);
    expect(first.tokenKey).toMatch(/^[A-Za-z0-9]{64}$/);
    expect((await stat(join(folder.root, 'keys.json'))).mode & 0o077).toBe(0);
  });

  it('belongs to one process at a time', () => {
    // Another live process of the local stack; its name is what tells it from a stranger.
    const script = join(folder.root, 'scripts');
    expect(holderOf(folder.root)).toBeUndefined();
    const lock = claim(folder, 3000);
    lock.tell({ port: 3001 });
    lock.release();
    expect(holderOf(folder.root)).toBeUndefined();
    expect(script).toContain('scripts');
  });

  it('is taken over from a process that is gone', async () => {
    await writeFile(join(folder.root, 'lock.json'), JSON.stringify({ pid: 2 ** 22 - 1, port: 3000 }));
    expect(holderOf(folder.root)).toBeUndefined();
    expect(() => claim(folder, 3000).release()).not.toThrow();
  });
});
