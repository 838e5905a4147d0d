import { execFileSync, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { bundleDirectory, bundleFunctions } from '#infra/bundle.ts';
import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { temporaryFolder } from '#test/infra/stub-bundles.ts';
import { everyCase } from '#test/support/every-case.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Calls a bundled `list-plans` in its own process without the settings it needs, and returns its log line. */
function failureLine(bundles: string): string {
  const file = join(bundleDirectory('list-plans', bundles), 'index.js');
  const event = { requestContext: { requestId: 'one' }, headers: {} };
  const call = `require(${JSON.stringify(file)}).handler(${JSON.stringify(event)}, {})`;
  const { stderr } = spawnSync(process.execPath, ['-e', call], {
    encoding: 'utf8',
    env: { AWS_REGION: 'us-east-1', AWS_LAMBDA_FUNCTION_NAME: 'notary-journal-prod-list-plans' },
  });
  const line = stderr.split('\n').find((text) => text.includes('REQUEST_FAILED'));
  if (!line) throw new Error(`The function logged no failure: ${stderr}`);
  return line;
}

/** Returns a log line as Lambda writes it. */
async function lineOnLambda(): Promise<string> {
  const folder = await temporaryFolder();
  await bundleFunctions(folder, ['list-plans']);
  return failureLine(folder).replaceAll(/[^\s"(]*\/list-plans\//g, '/var/task/');
}

function expectSources(line = ''): void {
  expect(JSON.parse(line).frames[0]).toMatch(/functions\/env\.ts:4:\d+\)?$/);
  expect(line).toContain('functions/middleware/lambda-handler.ts:');
}

const stackTrace = (args: string[], input = '') =>
  execFileSync(process.execPath, [join(root, 'scripts/stack-trace/stack-trace.ts'), ...args], {
    encoding: 'utf8',
    cwd: root,
    input,
  });

it('shows a line of Lambda with positions in the sources', async () => {
  const line = await lineOnLambda();
  expect(line).not.toContain('functions/env.ts');
  expect(line).toContain('/var/task/index.js:');
  const shown = stackTrace([], `START\n${line}\n`).split('\n');
  expect(shown[0]).toBe('START');
  expectSources(shown[1]);
});

// Making the source maps of all functions takes seconds. The test above covers the rest of the code.
it.runIf(everyCase)('shows a line of the local stack with positions in the sources', async () => {
  const line = failureLine(join(await currentAssembly('together'), 'functions'));
  expect(line).not.toContain('functions/env.ts');
  expectSources(stackTrace([line]));
});

it('reads the maps that a release kept, and the function that the command names', async () => {
  const folder = await temporaryFolder();
  const script = join(root, 'scripts/stack-trace/source-maps.ts');
  execFileSync(process.execPath, [script, folder, 'list-plans'], { cwd: root });
  expect(await readdir(folder)).toEqual(['list-plans']);
  const [bare = ''] = JSON.parse(await lineOnLambda()).frames;
  expect(stackTrace([bare])).toBe(`${bare}\n`);
  expect(stackTrace(['--maps', folder, '--function', 'list-plans', bare])).toContain('functions/env.ts:4:');
});
