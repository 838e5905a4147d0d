import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { limits } from '#shared/data/limits.ts';
import { command } from '../local/command.ts';
import { benchDataExport } from './bench-data-export.ts';
import { benchExports } from './bench-exports.ts';
import { benchImports } from './bench-imports.ts';
import { benchLog, logCosts } from './bench-log.ts';
import { startBenchStack } from './bench-stack.ts';
import { coldImports } from './cold-import.ts';
import { coldStarts } from './cold-start.ts';
import { heapMegabytes } from './deployed-call.ts';
import type { Figures } from './figures.ts';
import { fileCosts } from './file-costs.ts';
import { benchImportRows, importCosts } from './import-costs.ts';
import { journalCosts } from './journal-costs.ts';
import { performancePage } from './performance-page.ts';
import { siteWeight } from './site-weight.ts';
import { benchUnits } from './unit-page.ts';
import { benchVerification, verificationCosts } from './verification-costs.ts';

/*
 * `npm run bench`: measures read and write units and times of calls and searches in journals of up to 100,000 entries,
 * PDFs and ZIPs, size and cold import of every function, and JavaScript of every page. Writes docs/performance.md. `units`, `log`,
 * and `verify` write their own sections of it.
 *
 *   -- --quick                          leaves out the longest journal, takes fewer rounds, and only prints
 *   -- exports [rows]                   batch, printed journal, and spreadsheet (as many rows as allowed, unless given)
 *   -- imports [rounds]                 size and cold import of every function, and first calls (10 rounds unless given)
 *   -- annex [rows]                     an import of earlier entries (10,000 rows unless given)
 *   -- data-export [entries] [PDFs]     the data export of a journal (10,000 entries unless given)
 *   -- units [journals]                 read and write units of calls (in journals of 100 to 100,000 entries unless given)
 *   -- log [leaves]                     leaves a second that the public log takes (20,000 leaves unless given)
 *   -- verify [entries]                 the verification of journals (20,000 entries unless given)
 */

const whole = {
  journals: [100, 1_000, 10_000, 100_000],
  rounds: 20,
  searches: 100,
  cold: 10,
  pdf: 40,
  zip: 12,
};
const quick = { journals: [100, 1_000, 10_000], rounds: 5, searches: 5, cold: 2, pdf: 6, zip: 4 };

const root = join(import.meta.dirname, '..', '..');
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
const tell = (what: string) => console.log(`${minutes().toFixed(1)} min: ${what} ...`);

/** Measures the site and the functions as they are built. */
async function buildCosts(coldRounds: number): Promise<Pick<Figures, 'site' | 'functions'>> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-'));
  tell('Built site');
  const config = join(root, 'web/vite.config.ts');
  await build({ configFile: config, logLevel: 'error', build: { outDir: join(folder, 'site') } });
  const site = await siteWeight(join(folder, 'site'));
  tell('Cold imports of every function');
  const functions = await coldImports(join(folder, 'functions'), coldRounds);
  await rm(folder, { recursive: true, force: true });
  return { site, functions };
}

async function figuresOf(size: typeof whole): Promise<Figures> {
  const before = loadavg()[0] ?? 0;
  const built = await buildCosts(size.cold);
  const stack = await startBenchStack();
  tell('First calls of functions');
  const starts = await coldStarts(stack, size.cold);
  const files = await fileCosts({ stack, entries: limits.batchExport, rounds: size, tell });
  const calls: Figures['calls'] = [];
  const units: Figures['units']['units'][number][] = [];
  const searches: Figures['searches'] = [];
  for (const entries of size.journals) {
    const costs = await journalCosts(entries, size, tell);
    calls.push(...costs.calls);
    units.push(...costs.units);
    searches.push(...costs.searches);
  }
  tell('An import of earlier entries');
  const annex = await importCosts();
  tell('The public log, and the verification of journals');
  const [log, verification] = [await logCosts(), await verificationCosts()];
  await stack.stop();
  const day = new Date().toISOString().slice(0, 10);
  return {
    day,
    node: process.version,
    cores: cpus().length,
    load: { before, after: loadavg()[0] ?? 0 },
    minutes: minutes(),
    ...{ rounds: size.rounds, searchRounds: size.searches, coldRounds: size.cold, journals: size.journals },
    ...{ calls, searches, heapMegabytes, annex, starts, log, verification },
    units: { day, journals: size.journals, units },
    ...files,
    ...built,
  };
}

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [what, ...numbers] = positionals;
  if (what === 'exports') return benchExports(...numbers.map(Number));
  if (what === 'imports') return benchImports(...numbers.map(Number));
  if (what === 'annex') return benchImportRows(...numbers.map(Number));
  if (what === 'data-export') return benchDataExport(...numbers.map(Number));
  if (what === 'units') return benchUnits(numbers.length > 0 ? numbers.map(Number) : whole.journals);
  if (what === 'verify') return benchVerification(...numbers.map(Number));
  if (what === 'log') return benchLog(...numbers.map(Number));
  if (what) {
    throw new Error(
      `The bench does not know ${what}: name annex, exports, data-export, imports, log, units, verify, or nothing.`,
    );
  }
  const text = performancePage(await figuresOf(values.quick ? quick : whole));
  if (!values.quick) await writeFile(join(root, 'docs/performance.md'), text);
  console.log(text);
});
