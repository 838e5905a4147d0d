import { annexCosts, annexSection } from './annex-costs.ts';
import { startBenchStack } from './bench-stack.ts';

/** Prints what an import of earlier entries takes. */
export async function benchAnnex(rows?: number): Promise<void> {
  const { stop } = await startBenchStack();
  try {
    console.log(annexSection(await annexCosts(rows)));
  } finally {
    await stop();
  }
}
