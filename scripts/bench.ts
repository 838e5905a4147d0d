import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { callCosts } from './bench/calls.ts';
import { coldImports } from './bench/cold-import.ts';
import { performancePage } from './bench/performance-page.ts';
import { pageWeights } from './bench/site-weight.ts';
import { currentAssembly } from './local/assembly.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/dynamodb.ts';
import { startServices } from './local/local-stack.ts';
import { readPlan } from './local/stack-plan.ts';

/*
 * `npm run bench`: read and write units of every call, time as a ratio to the AWS calls it makes, bytes
 * and cold import of every function, JavaScript of every page. Writes docs/performance.md and .json.
 */

const journals = [100, 10_000];
const rounds = 20;
const coldRounds = 15;

await command(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-'));
  const root = join(import.meta.dirname, '..');

  console.log('Cold imports of every function ...');
  const functions = await coldImports(join(folder, 'functions'), coldRounds);

  console.log('The built site ...');
  const config = join(root, 'web/vite.config.ts');
  await build({ configFile: config, logLevel: 'error', build: { outDir: join(folder, 'site') } });
  const pages = await pageWeights(join(folder, 'site'));

  const plan = readPlan(await currentAssembly(), 'http://localhost');
  const services = await startServices(plan, dataFolder(join(folder, 'data')), startDynamoDb());
  Object.assign(process.env, ...plan.routes.map((route) => route.function.environment));
  Object.assign(process.env, awsEnvironment(services.endpoints), { LOG_LEVEL: 'ERROR' });
  const calls = [];
  for (const entries of journals) {
    console.log(`Calls in a journal of ${entries} entries ...`);
    calls.push(...(await callCosts(entries, rounds)));
  }
  await services.stop();

  const figures = {
    node: process.version,
    cores: cpus().length,
    rounds,
    coldRounds,
    calls,
    functions,
    pages,
  };
  await writeFile(join(root, 'docs/performance.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const text = performancePage(figures);
  await writeFile(join(root, 'docs/performance.md'), text);
  await rm(folder, { recursive: true, force: true });
  console.log(text);
});
