import { importCosts, importSection } from './annex-costs.ts';
import { startBenchStack } from './bench-stack.ts';

/** Prints what an import of earlier entries takes. */
export async function benchImports(rows?: number): Promise<void> {
  const { stop } = await startBenchStack();
  try {
    console.log(importSection(await importCosts(rows)));
  } finally {
    await stop();
  }
}
