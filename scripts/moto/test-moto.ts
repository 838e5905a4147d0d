import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { stackKinds, stackName } from '#infra/stage-stacks.ts';
import { synthesizeProd } from '../local/assembly/prod-stacks.ts';
import { command } from '../local/command.ts';
import { execute, outputOf } from '../python/execute.ts';
import { pythonTools } from '../python/python-tools.ts';
import { gaps, testsWithMoto } from './gaps.ts';

/*
 * `npm run test:moto`: checks our templates and our emulators against moto, an independent implementation of AWS. It
 * creates the stacks of the stage prod in moto's CloudFormation, and runs the API tests of gaps.ts with moto's S3, KMS, and
 * Secrets Manager instead of our emulators. `-- templates` does the former only; `-- <test files>` runs some tests only.
 */

const counts = z.record(z.string(), z.int());
const report = z.object({ created: counts, missing: z.array(z.string()), unsupported: counts });

const listed = (numbers: z.output<typeof counts>) =>
  Object.entries(numbers)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([type, number]) => `${String(number).padStart(5)}  ${type}`)
    .join('\n');
const total = (numbers: z.output<typeof counts>) => Object.values(numbers).reduce((sum, n) => sum + n, 0);

/** Creates the stacks of prod in moto. Returns the number of failures. */
async function createStacks(tools: string, folder: string): Promise<number> {
  const outDir = join(folder, 'prod');
  await synthesizeProd(outDir);
  const files = stackKinds.map((kind) => join(outDir, `${stackName('prod', kind)}.template.json`));
  const script = join(import.meta.dirname, 'create_stacks.py');
  const output = await outputOf(join(tools, 'python'), [script, ...files]);
  // Before the report, moto prints warnings.
  const { created, missing, unsupported } = report.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  console.log(`moto created ${total(created)} resources:\n${listed(created)}`);
  console.log(`moto's CloudFormation has no model of these ${total(unsupported)}:\n${listed(unsupported)}`);
  for (const name of missing) console.log(`FAILED: moto did not create ${name}`);
  return missing.length;
}

const testReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Runs API tests against moto. Returns the number of tests that fail without a reason in gaps.ts. */
async function runTests(tools: string, folder: string, chosen: readonly string[]): Promise<number> {
  const file = join(folder, 'tests.json');
  const files = chosen.length > 0 ? chosen : testsWithMoto;
  await execute(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files],
    {
      ...process.env,
      MOTO_SERVER: join(tools, 'moto_server'),
    },
  ).catch(() => {});
  const { numPassedTests, testResults } = testReport.parse(JSON.parse(await readFile(file, 'utf8')));
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative('.', name), fullName })),
  );
  const gapOf = (one: { file: string; fullName: string }) =>
    gaps.find((gap) => gap.file === one.file && gap.test.test(one.fullName));
  for (const gap of gaps) {
    const number = failed.filter((one) => gapOf(one) === gap).length;
    if (number > 0) console.log(`${String(number).padStart(5)}  ${gap.file}: ${gap.reason}`);
  }
  const open = failed.filter((one) => !gapOf(one));
  for (const one of open) console.log(`FAILED: ${one.file}: ${one.fullName}`);
  const explained = failed.length - open.length;
  console.log(
    `${numPassedTests} API tests passed with moto, ${explained} failed for known gaps of moto, ${open.length} failed.`,
  );
  return open.length + (numPassedTests === 0 ? 1 : 0);
}

await command(async () => {
  const chosen = process.argv.slice(2);
  const tools = await pythonTools();
  const folder = await mkdtemp(join(tmpdir(), 'journal-moto-'));
  try {
    const failures =
      chosen.length === 0 || chosen.includes('templates') ? await createStacks(tools, folder) : 0;
    const open = chosen.includes('templates') ? 0 : await runTests(tools, folder, chosen);
    if (failures + open > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
