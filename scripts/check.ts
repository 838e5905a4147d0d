import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { currentAssembly } from './local/assembly/assembly.ts';
import { ensureChromium } from './local/processes/chromium.ts';
import { ensureJava } from './local/processes/java.ts';
import { buildSite } from './local/site/build-site.ts';

/*
 * `npm test` runs every check and every test; `npm run test:quick` leaves out dead code and all tests that
 * need a browser, a database, or the stack. `npm run test:long` runs only the tests that take minutes, and proofs with all of
 * their cases. The last line printed is `N passed, N failed`.
 */

const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isQuick = process.argv.includes('--quick');
const isLong = process.argv.includes('--long');
const slowestShown = 10;

// The type checker and esbuild are Go programs. This makes them a fifth faster, but they use more memory.
process.env['GOGC'] ??= '300';

// Several checkers in parallel each check the shared types again. The other checks use the processors meanwhile.
const oneChecker = ['--checkers', '1'];

/** The checks before the tests. Each is a command that must succeed. */
const allChecks: Record<string, string[]> = {
  'format, lint, import directions': ['biome', 'check', '--error-on-warnings', '.'],
  'types of functions, infra and tests': ['tsc', '-p', '.', ...oneChecker],
  'types of the site': ['tsc', '-p', 'web', ...oneChecker],
  ...(!isQuick && { 'dead code': ['knip'] }),
};

/** The part of Vitest's JSON report that is read here. */
const testReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.nullable(z.array(z.string())),
        }),
      ),
    }),
  ),
});

function run([command = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit' })
      .on('error', () => resolve(false))
      .on('exit', (code) => resolve(code === 0));
  });
}

/** Runs a command beside others and keeps its output until it has ended. */
function runQuietly([command = '', ...args]: string[]): Promise<{ good: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child
      .on('error', (error) => resolve({ good: false, output: `${output}${error.message}\n` }))
      .on('close', (code) => resolve({ good: code === 0, output }));
  });
}

/**
 * Starts both builds and waits for the site only. Bundling the functions takes longer, and the first tests do not need
 * them. A test that needs a failed build repeats it and reports the reason.
 */
async function buildEarly(): Promise<void> {
  currentAssembly().catch(() => {});
  await buildSite().then(
    () => {
      process.env['SITE_IS_BUILT'] = 'yes';
    },
    () => {},
  );
}

type TestFile = z.output<typeof testReport>['testResults'][number];

/** Names the tests that passed only when they were tried again. They are a fault too, of a test or of the product. */
function printUnsteady(files: TestFile[]): void {
  for (const { name, assertionResults } of files) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status !== 'passed' || !failureMessages?.length) continue;
      const [reason] = failureMessages[0]?.split('\n') ?? [];
      console.log(`Passed only when tried again: ${relative('.', name)}: ${fullName}\n  ${reason}`);
    }
  }
}

function printSlowest(files: TestFile[]): void {
  console.log('\nThe slowest test files, in seconds:');
  const timed = files.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }));
  for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${relative('.', name)}`);
  }
}

let passed = 0;
let failed = 0;
const ended = Object.entries(isLong ? {} : allChecks).map(([name, command]) => ({
  name,
  end: runQuietly(command),
}));
const built = isQuick || filters.length > 0 ? undefined : buildEarly();
for (const { name, end } of ended) {
  const { good, output } = await end;
  process.stdout.write(output);
  console.log(`${good ? 'ok' : 'FAILED'}: ${name}`);
  if (good) passed += 1;
  else failed += 1;
}

if (isLong) {
  // The tests read it in test/support/every-case.ts.
  process.env['EVERY_CASE'] = 'yes';
  // The local stack then makes the same bundles as a deployment.
  process.env['DEPLOYED_BUNDLES'] = 'yes';
}
if (!isQuick) {
  try {
    await ensureJava();
    // The tests run in many processes, which need not look for it again.
    process.env['CHROMIUM'] = await ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
await built;
const folder = await mkdtemp(join(tmpdir(), 'journal-check-'));
// Files that tests leave behind disappear with it.
process.env['TMPDIR'] = folder;
const report = join(folder, 'tests.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const whole = filters.length > 0 ? [] : ['--project=!long'];
const projects = isQuick ? ['--project=units', '--project=web'] : isLong ? ['--project=long'] : whole;
const testsRan = await run(['vitest', 'run', ...reporters, ...projects, ...filters]);
try {
  const { numPassedTests, numFailedTests, testResults } = testReport.parse(
    JSON.parse(await readFile(report, 'utf8')),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that fails to load, or a failing hook, fails no test of its own.
  if (!testsRan && numFailedTests === 0) failed += 1;
  if (numPassedTests === 0) failed += 1;
  printUnsteady(testResults);
  printSlowest(testResults);
} catch {
  failed += 1;
}
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
