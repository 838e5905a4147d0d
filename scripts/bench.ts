import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { limits } from '#shared/data/limits.ts';
import { coldImports } from './bench/cold-import.ts';
import { heapMegabytes } from './bench/deployed-call.ts';
import type { Figures } from './bench/figures.ts';
import { fileCosts } from './bench/file-costs.ts';
import { journalCosts } from './bench/journal-costs.ts';
import { replacedBetween } from './bench/markdown.ts';
import { performancePage } from './bench/performance-page.ts';
import { figureMarks, readmeFigures } from './bench/readme-figures.ts';
import { pageWeights } from './bench/site-weight.ts';
import { currentAssembly } from './local/assembly.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/dynamodb.ts';
import { startServices } from './local/local-stack.ts';
import { readPlan } from './local/stack-plan.ts';

/*
 * `npm run bench`: units and times of calls and searches in journals of up to 100,000 entries, of PDFs and ZIPs, each
 * beside what one would take instead; bytes and cold import of every function; JavaScript of every page. Writes
 * docs/performance.md and .json, and the figures of README.md. With `-- --quick` everything but the longest journal, in
 * fewer rounds: that only prints.
 */

const whole = {
  journals: [100, 1_000, 10_000, 100_000],
  rounds: 20,
  searches: 100,
  cold: 10,
  pdf: 40,
  printer: 12,
  zip: 12,
};
const quick = { journals: [100, 1_000, 10_000], rounds: 5, searches: 5, cold: 2, pdf: 6, printer: 2, zip: 4 };

const root = join(import.meta.dirname, '..');
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
const tell = (what: string) => console.log(`${minutes().toFixed(1)} min: ${what} ...`);

async function figuresOf(folder: string, size: typeof whole): Promise<Figures> {
  const before = loadavg()[0] ?? 0;
  const day = new Date().toISOString().slice(0, 10);
  tell('The built site');
  const config = join(root, 'web/vite.config.ts');
  await build({ configFile: config, logLevel: 'error', build: { outDir: join(folder, 'site') } });
  const pages = await pageWeights(join(folder, 'site'));
  tell('Cold imports of every function');
  const functions = await coldImports(join(folder, 'functions'), size.cold);

  const plan = readPlan(await currentAssembly(), 'http://localhost');
  const services = await startServices(plan, dataFolder(join(folder, 'data')), startDynamoDb());
  const aws = awsEnvironment(services.endpoints);
  Object.assign(process.env, ...plan.routes.map((route) => route.function.environment), aws);
  process.env['LOG_LEVEL'] = 'ERROR';
  const rounds = { pdf: size.pdf, cold: size.printer, zip: size.zip };
  const files = await fileCosts({ plan, aws, folder, entries: limits.batchExport, rounds, tell });
  const calls: Figures['calls'] = [];
  const searches: Figures['searches'] = [];
  for (const entries of size.journals) {
    const costs = await journalCosts(entries, size, tell);
    calls.push(...costs.calls);
    searches.push(...costs.searches);
  }
  await services.stop();
  return {
    ...{ day, node: process.version, cores: cpus().length, load: { before, after: loadavg()[0] ?? 0 } },
    ...{
      minutes: minutes(),
      rounds: size.rounds,
      searchRounds: size.searches,
      coldRounds: size.cold,
      journals: size.journals,
    },
    ...{ calls, searches, ...files, heapMegabytes, functions, pages },
  };
}

await command(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-'));
  const figures = await figuresOf(folder, values.quick ? quick : whole);
  const text = performancePage(figures);
  if (!values.quick) {
    await writeFile(join(root, 'docs/performance.json'), `${JSON.stringify(figures, null, 2)}\n`);
    await writeFile(join(root, 'docs/performance.md'), text);
    const readme = join(root, 'README.md');
    const shown = replacedBetween(
      await readFile(readme, 'utf8'),
      figureMarks,
      `\n${readmeFigures(figures)}\n`,
    );
    await writeFile(readme, shown);
  }
  await rm(folder, { recursive: true, force: true });
  console.log(text);
});
