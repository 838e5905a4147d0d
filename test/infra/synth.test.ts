import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stackKinds } from '#infra/stage-stacks.ts';
import { prodSettings } from '#scripts/local/assembly/prod-settings.ts';
import { builtSite } from '#test/support/stack.ts';
import { stubBundles, temporaryFolder } from './stub-bundles.ts';

const root = join(import.meta.dirname, '..', '..');
const bin = join(root, 'node_modules', '.bin');

test('cdk synth makes the stacks of a stage without an account and a network', async () => {
  // Synthesis includes the site if it exists, so wait until nothing is writing it.
  await builtSite();
  const output = await temporaryFolder();
  const given = Object.entries(prodSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { status, stdout, stderr } = spawnSync(
    join(bin, 'cdk'),
    ['synth', '--quiet', '-c', 'stage=prod', ...given, '-o', output],
    {
      cwd: root,
      encoding: 'utf8',
      // Without credentials and network, a synthesis that looks anything up fails.
      env: {
        PATH: `${bin}:${process.env['PATH']}`,
        HOME: output,
        HTTPS_PROXY: 'http://127.0.0.1:9',
        HTTP_PROXY: 'http://127.0.0.1:9',
        CI: 'true',
        // bundle.test.ts reads real ones.
        FUNCTION_BUNDLES: await stubBundles(),
      },
    },
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => /warning|not configured/i.test(line));
  expect(complaints).toEqual([]);
  const templates = (await readdir(output)).filter((file) => file.endsWith('.template.json'));
  expect(templates.toSorted()).toEqual(
    stackKinds.map((kind) => `notary-journal-prod-${kind}.template.json`).toSorted(),
  );
}, 180_000);
