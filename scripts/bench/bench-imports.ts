import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coldImports } from './cold-import.ts';
import { markdownTable } from './markdown.ts';
import { importRows } from './performance-page.ts';
import { importTargets } from './targets.ts';

/** Measures the size and the cold import of every function, and prints them with the targets. */
export async function benchImports(rounds = 10): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-'));
  const functions = await coldImports(folder, rounds);
  await rm(folder, { recursive: true, force: true });
  console.log(importRows(functions));
  const rows = importTargets({ functions }).map(({ measure, target, measured, met }) => [
    measure,
    target,
    measured,
    met ? 'met' : '**not met**',
  ]);
  console.log(markdownTable(['measure', 'target', 'measured', ''], rows));
}
