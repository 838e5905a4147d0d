import { spawnSync } from 'node:child_process';
import { cp, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleFunctions, type FunctionBundle } from '#infra/bundle.ts';
import { deployedEvents } from '#infra/deployed-events.ts';
import { deployedRoutes } from '#infra/deployed-routes.ts';
import { functionIds } from '#infra/function-ids.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import { temporaryFolder } from './stub-bundles.ts';
import { templatesOf } from './templates.ts';

let bundles: FunctionBundle[];

beforeAll(async () => {
  bundles = await bundleFunctions(await temporaryFolder());
}, 180_000);

const bundleOf = (id: string) => {
  const found = bundles.find((bundle) => bundle.id === id);
  if (!found) throw new Error(`There is no bundle of ${id}`);
  return found;
};

/** All the JavaScript of a bundle: what is loaded at once and what only when it is needed. */
async function codeOf({ directory }: FunctionBundle): Promise<string> {
  let code = '';
  for await (const name of glob('*.js', { cwd: directory }))
    code += await readFile(join(directory, name), 'utf8');
  return code;
}

/** Settings that a function may ask for, each by its name alone. */
const settings = [
  'ROUTE_ACCESS',
  'TABLE_NAME',
  'FILES_BUCKET',
  'TOKEN_SECRET_ARN',
  'STRIPE_SECRET_ARN',
  'STRIPE_API',
  'FIELD_KEY_ARN',
  'PLACE_INDEX',
  'MAIL_FROM',
  'SITE_URL',
];

describe('bundles', () => {
  test('are made for every function', () => {
    expect(bundles.map(({ id }) => id)).toEqual(functionIds);
  });

  test('stay below 680 KB, but for the one that draws PDFs', () => {
    const large = bundles.filter(({ bytes }) => bytes > 680 * 1024).map(({ id }) => id);
    expect(large).toEqual(['export-entry-pdf']);
  });

  test('hold what the State Guide says in the one function that tells it', async () => {
    const told = stateGuides.IL.lawRead;
    const holders: string[] = [];
    for (const bundle of bundles) if ((await codeOf(bundle)).includes(told)) holders.push(bundle.id);
    expect(holders).toEqual(['get-required-fields']);
  });

  test.each(functionIds)('%s runs where nothing else of the repository is', async (id) => {
    const elsewhere = await temporaryFolder();
    await cp(bundleOf(id).directory, elsewhere, { recursive: true });
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
      const code = await codeOf(bundleOf(id));
      const given = settings.filter((name) => name in environment);
      // Routes by which a notary gets a session hold the code that checks tokens, and never come to it.
      const reached = settings.filter(
        (name) => name !== 'TOKEN_SECRET_ARN' || access === 'notary' || given.includes(name),
      );
      expect([id, reached.filter((name) => code.includes(`"${name}"`))]).toEqual([id, given]);
    }
    for (const { id, environment } of deployedEvents(api, 'dev')) {
      const code = await codeOf(bundleOf(id));
      const asked = settings.filter((name) => code.includes(`"${name}"`));
      expect([id, asked]).toEqual([id, settings.filter((name) => name in environment)]);
    }
  });
});
