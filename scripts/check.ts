import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './local/chromium.ts';
import { ensureJava } from './local/java.ts';

/** The checks before the tests, each one a command that must succeed. */
const checks: Record<string, string[]> = {
  'format, lint, import directions': ['biome', 'check', '--error-on-warnings', '.'],
  'types of functions, infra and tests': ['tsc', '-p', '.'],
  'types of the site': ['tsc', '-p', 'web'],
  'dead code': ['knip'],
};

function run([command = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit' })
      .on('error', () => resolve(false))
      .on('exit', (code) => resolve(code === 0));
  });
}

/** Runs a command beside others: what it prints is kept until it has ended. */
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

/** Runs every check, then every test; prints what failed, and last of all `N passed, N failed`. */
let passed = 0;
let failed = 0;
const ended = Object.entries(checks).map(([name, command]) => ({ name, end: runQuietly(command) }));
for (const { name, end } of ended) {
  const { good, output } = await end;
  process.stdout.write(output);
  console.log(`${good ? 'ok' : 'FAILED'}: ${name}`);
  if (good) passed += 1;
  else failed += 1;
}

ensureJava();
ensureChromium();
const folder = await mkdtemp(join(tmpdir(), 'journal-check-'));
const report = join(folder, 'tests.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const testsRan = await run(['vitest', 'run', ...reporters, ...process.argv.slice(2)]);
try {
  const result: unknown = JSON.parse(await readFile(report, 'utf8'));
  const count = (key: string) => Number(Reflect.get(Object(result), key) ?? 0);
  passed += count('numPassedTests');
  failed += count('numFailedTests');
  // A file that fails to load, or a failing hook, fails no test of its own.
  if (!testsRan && count('numFailedTests') === 0) failed += 1;
  if (count('numPassedTests') === 0) failed += 1;
} catch {
  failed += 1;
}
await rm(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
