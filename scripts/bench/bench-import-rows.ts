import { startBenchStack } from './bench-stack.ts';
import { importCosts, importSection } from './import-costs.ts';

/** Prints what an import of earlier entries takes. */
export async function benchImportRows(rows?: number): Promise<void> {
  const { stop } = await startBenchStack();
  try {
    console.log(importSection(await importCosts(rows)));
  } finally {
    await stop();
  }
}
