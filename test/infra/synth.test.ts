import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stageOf } from '#infra/stages.ts';
import { builtSite } from '#test/support/stack.ts';
import { temporaryFolder } from './stub-bundles.ts';

const root = join(import.meta.dirname, '..', '..');
const bin = join(root, 'node_modules', '.bin');

test('cdk synth makes the four stacks of a stage with no account and no network', async () => {
  // The site is a part of it where there is one: not while it is being written.
  await builtSite();
  const output = await temporaryFolder();
  const { status, stderr } = spawnSync(
    join(bin, 'cdk'),
    ['synth', '--quiet', '-c', 'stage=prod', '-o', output],
    {
      cwd: root,
      encoding: 'utf8',
      // No credentials, and no way out: a synthesis that looks anything up fails.
      env: {
        PATH: `${bin}:${process.env['PATH']}`,
        HOME: output,
        HTTPS_PROXY: 'http://127.0.0.1:9',
        HTTP_PROXY: 'http://127.0.0.1:9',
        CI: 'true',
      },
    },
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const templates = (await readdir(output)).filter((file) => file.endsWith('.template.json'));
  expect(templates.toSorted()).toEqual(
    ['api', 'data', 'monitoring', 'web'].map((kind) => `notary-journal-prod-${kind}.template.json`),
  );
}, 180_000);

test('a stage that does not exist is refused by name', () => {
  expect(() => stageOf('production')).toThrow('The stage must be one of local, dev, prod, not production');
});
