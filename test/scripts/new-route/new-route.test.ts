import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRoute } from '#scripts/new-route/new-route-files.ts';
import { writeRoute } from '#scripts/new-route/write-route.ts';
import { everyCase } from '#test/support/every-case.ts';

const repository = resolve(import.meta.dirname, '..', '..', '..');
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-route-'));
  const copied = ['shared', 'functions', 'infra', 'scripts', 'test/support', 'test/infra'];
  for (const path of [...copied, 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']) {
    await cp(join(repository, path), join(root, path), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const run = (tool: string, ...args: string[]) => {
  const { status, stdout } = spawnSync(join(root, 'node_modules', '.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout };
};

async function compile(files: string[]) {
  const settings = { extends: './tsconfig.json', include: ['scripts/**/*.d.ts'], files };
  await writeFile(join(root, 'tsconfig.new.json'), JSON.stringify(settings));
  return run('tsc', '-p', 'tsconfig.new.json');
}

const lock = { id: 'lock-entry', method: 'POST', path: '/notary/entries/{entry_id}/lock', access: 'notary' };
const readNotice = { id: 'read-notice', method: 'GET', path: '/notices/latest', access: 'public' };

describe('newRoute', () => {
  it.each([
    [{ id: 'LockEntry' }, 'kebab case'],
    [{ id: 'lock' }, 'a verb and a noun'],
    [{ id: 'lock-entry/../x' }, 'kebab case'],
    [{ method: 'PATCH' }, 'The method must be one of GET, POST, PUT, DELETE.'],
    [{ path: 'notary/entries' }, 'The path must look like'],
    [{ path: '/notary/../entries' }, 'The path must look like'],
    [{ path: '/notary/{entryId}/lock' }, 'The path must look like'],
    [{ path: '/notary/{entry_id}' }, 'The path must name a subject'],
    [{ access: 'everyone' }, 'The access must be notary or public.'],
  ])('rejects %j', (change, message) => {
    expect(() => newRoute({ ...lock, ...change })).toThrow(message);
  });
});

describe('writeRoute', () => {
  it.each([
    [{ id: 'submit-entry' }, 'The route submit-entry exists.'],
    [{ path: '/notary/entries/{other}/submit' }, 'The route POST /notary/entries/{other}/submit exists.'],
    [{ id: 'create-draft', path: '/drafts' }, 'The route create-draft exists.'],
  ])('rejects %j, which is taken', (change, message) => {
    expect(() => writeRoute(root, newRoute({ ...lock, ...change }))).toThrow(message);
  });

  it('writes routes that compile, are formatted, and have a row and a test', async () => {
    const written = [...writeRoute(root, newRoute(lock)), ...writeRoute(root, newRoute(readNotice))];
    expect(written).toEqual([
      'shared/contract/routes.ts',
      'shared/contract/contract.ts',
      'shared/contract/entries.ts',
      'infra/function-definitions/journal-functions.ts',
      'functions/services/entries/lock-entry.ts',
      'functions/routes/entries/lock-entry.ts',
      'test/api/lock-entry.test.ts',
      'shared/contract/routes.ts',
      'shared/contract/contract.ts',
      'shared/contract/notices.ts',
      'infra/function-definitions/journal-functions.ts',
      'functions/services/notices/read-notice.ts',
      'functions/routes/notices/read-notice.ts',
      'test/api/read-notice.test.ts',
    ]);
    expect(run('biome', 'check', '--write', ...new Set(written)).status).toBe(0);
    const files = [...new Set(written), 'infra/functions.ts', 'test/support/global-stack.ts'];
    // They compile with half of the repository.
    if (everyCase) expect(await compile(files)).toEqual({ status: 0, stdout: '' });

    const text = (file: string) => readFile(join(root, file), 'utf8');
    const contract = await text('shared/contract/contract.ts');
    expect(contract.match(/from '.\/entries.ts'/g)).toHaveLength(1);
    expect(contract).toContain("'lock-entry': lockEntry,");
    expect(await text('infra/function-definitions/journal-functions.ts')).toContain("'lock-entry': route({");
    const test = await text('test/api/lock-entry.test.ts');
    expect(test).toContain("it('rejects a call without a live session'");
    expect(test).toContain("it('rejects an empty body'");
    // Nothing passes or is skipped before it is written.
    expect(test.match(/expect\.fail\(/g)).toHaveLength(4);
    expect(await text('functions/services/entries/lock-entry.ts')).toContain(
      "throw new Error('Write the use case of lock-entry here')",
    );
    expect(await text('test/api/read-notice.test.ts')).not.toContain('token');
  });

  it('does not compile without the row', async () => {
    const file = join(root, 'infra/function-definitions/journal-functions.ts');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace("'lock-entry': route({", "'lock-other': route({"),
    );
    const { status, stdout } = await compile(['infra/functions.ts']);
    expect(status).not.toBe(0);
    expect(stdout).toContain('infra/functions.ts');
  });
});
