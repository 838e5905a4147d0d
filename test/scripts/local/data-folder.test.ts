import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, type DataFolder, dataFolder, holderOf, localMasterKey } from '#scripts/local/data-folder.ts';

let directory: string;
let folder: DataFolder;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'data-test-'));
  folder = dataFolder(join(directory, 'data'));
});

afterEach(() => rm(directory, { recursive: true }));

describe('the data folder', () => {
  it('creates its key once, readable for its owner only', async () => {
    const first = localMasterKey(folder);
    expect(localMasterKey(folder)).toEqual(first);
    expect(first).toHaveLength(32);
    expect((await stat(join(folder.root, 'keys.json'))).mode & 0o077).toBe(0);
  });

  it('belongs to one process at a time', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', 'scripts/start.ts']);
    try {
      await writeFile(join(folder.root, 'lock.json'), JSON.stringify({ pid: other.pid, port: 3210 }));
      expect(() => claim(folder, 3000)).toThrow('already running at http://localhost:3210');
      expect(holderOf(folder.root)).toMatchObject({ pid: other.pid, port: 3210 });
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('shows others the port of its holder until it is released', () => {
    const lock = claim(folder, 3000);
    lock.tell({ port: 3001 });
    expect(JSON.parse(readFileSync(join(folder.root, 'lock.json'), 'utf8'))).toEqual({
      pid: process.pid,
      port: 3001,
    });
    lock.release();
    expect(holderOf(folder.root)).toBeUndefined();
  });

  it('is taken over from a process that ended', async () => {
    await writeFile(join(folder.root, 'lock.json'), JSON.stringify({ pid: 2 ** 22 - 1, port: 3000 }));
    expect(holderOf(folder.root)).toBeUndefined();
    expect(() => claim(folder, 3000).release()).not.toThrow();
  });
});
