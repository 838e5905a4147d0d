import { join } from 'node:path';
import { startBenchStack } from './bench-stack.ts';
import { coldImports } from './cold-import.ts';
import { coldStarts } from './cold-start.ts';
import { markdownTable } from './markdown.ts';
import { importRows, startRows } from './performance-page.ts';
import { startTargets } from './targets.ts';

/** Measures the size and the cold import of every function, and some first calls, and prints them with the targets. */
export async function benchImports(rounds = 10): Promise<void> {
  const stack = await startBenchStack();
  const starts = await coldStarts(stack, rounds);
  console.log(startRows(starts));
  const rows = startTargets({ starts }).map(({ measure, target, measured, met }) => [
    measure,
    target,
    measured,
    met ? 'met' : '**not met**',
  ]);
  console.log(markdownTable(['measure', 'target', 'measured', ''], rows));
  console.log(importRows(await coldImports(join(stack.folder, 'functions'), rounds)));
  await stack.stop();
}
