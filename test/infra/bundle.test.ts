import { spawnSync } from 'node:child_process';
import { cp, glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleDirectory } from '#infra/bundle.ts';
import { deployedEvents } from '#infra/deployed-events.ts';
import { deployedRoutes } from '#infra/deployed-routes.ts';
import { deployedSchedules } from '#infra/deployed-schedules.ts';
import { type FunctionId, functionIds } from '#infra/function-ids.ts';
import { currentAssembly } from '#scripts/local/assembly.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { temporaryFolder } from './stub-bundles.ts';
import { templatesOf } from './templates.ts';

let folder: string;

beforeAll(async () => {
  folder = join(await currentAssembly(), 'functions');
}, 180_000);

/** All the JavaScript of a function: what is loaded at once and what only when it is needed. */
async function codeOf(id: FunctionId): Promise<string> {
  const directory = bundleDirectory(id, folder);
  let code = '';
  for await (const name of glob('*.js', { cwd: directory })) {
    const text = await readFile(join(directory, name), 'utf8');
    code += text.slice(0, text.lastIndexOf('//# sourceMappingURL='));
  }
  return code;
}

/** Settings that a function may ask for, each by its name alone. */
const settings = [
  'ROUTE_ACCESS',
  'TABLE_NAME',
  'FILES_BUCKET',
  'PICTURES_BUCKET',
  'TOKEN_SECRET_ARN',
  'STRIPE_SECRET_ARN',
  'STRIPE_API',
  'FIELD_KEY_ARN',
  'PLACE_INDEX',
  'MAIL_FROM',
  'SITE_URL',
];

describe('bundles', () => {
  test('are made for every function', async () => {
    const made = await readdir(folder, { withFileTypes: true });
    const ids = made.filter((item) => item.isDirectory()).map(({ name }) => name);
    expect(ids.toSorted()).toEqual([...functionIds].toSorted());
  });

  test('stay below 680 KB, but for those that draw PDFs', async () => {
    const large: string[] = [];
    for (const id of functionIds) if (Buffer.byteLength(await codeOf(id)) > 680 * 1024) large.push(id);
    const drawing = ['export-entry-pdf', 'export-entries', 'export-journal-pdf', 'prepare-data-export'];
    expect(large).toEqual(drawing);
  });

  test('hold what the State Guide says in the one function that tells it', async () => {
    const told = stateGuides.IL.lawRead;
    const holders: string[] = [];
    for (const id of functionIds) if ((await codeOf(id)).includes(told)) holders.push(id);
    expect(holders).toEqual(['get-required-fields']);
  });

  test.each(functionIds)('%s runs where nothing else of the repository is', async (id) => {
    const elsewhere = await temporaryFolder();
    await cp(bundleDirectory(id, folder), elsewhere, { recursive: true });
    const script = `console.log(typeof require(${JSON.stringify(join(elsewhere, 'index.js'))}).handler)`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: elsewhere,
      encoding: 'utf8',
      env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', FILES_BUCKET: 'bucket', ROUTE_ACCESS: 'public' },
    });
    expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: 'function', stderr: '' });
  });

  test('ask for the settings that their stack gives them, no more and no fewer', async () => {
    const { api } = await templatesOf('dev');
    for (const { id, access, environment } of deployedRoutes(api, 'dev')) {
      const code = await codeOf(id);
      const given = settings.filter((name) => name in environment);
      // Routes by which a notary gets a session hold the code that checks tokens, and never come to it.
      const reached = settings.filter(
        (name) => name !== 'TOKEN_SECRET_ARN' || access === 'notary' || given.includes(name),
      );
      expect([id, reached.filter((name) => code.includes(`"${name}"`))]).toEqual([id, given]);
    }
    for (const { id, environment } of [...deployedEvents(api, 'dev'), ...deployedSchedules(api, 'dev')]) {
      const code = await codeOf(id);
      const asked = settings.filter((name) => code.includes(`"${name}"`));
      expect([id, asked]).toEqual([id, settings.filter((name) => name in environment)]);
    }
  });
});
