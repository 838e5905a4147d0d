import type { AskedDestruction } from '#functions/store/entries/destruction-store.ts';
import {
  type CarryOutDestructionDeps,
  carryOutDestruction,
  type DestructionFate,
} from './carry-out-destruction.ts';

type Deps = CarryOutDestructionDeps & {
  /** Reports the result of a destruction, or that it couldn't be finished. Contains IDs only. */
  report: (fate: DestructionFate, asked: AskedDestruction) => void;
  reportFailure: (asked: AskedDestruction, error: unknown) => void;
};

type DestructionRun = { destroyed: number; givenUp: number; failed: number };

/**
 * Carries out the destructions that notaries requested. The next run continues where this one stopped. A
 * failure doesn't stop the others.
 */
export async function carryOutDestructions(deps: Deps): Promise<DestructionRun> {
  const run: DestructionRun = { destroyed: 0, givenUp: 0, failed: 0 };
  for await (const page of deps.destructions.allAsked()) {
    for (const asked of page) {
      if (!deps.hasTime()) return run;
      try {
        const fate = await carryOutDestruction(deps, asked);
        if (fate === 'destroyed') run.destroyed += 1;
        if (fate === 'given-up') run.givenUp += 1;
        if (fate !== 'waiting') deps.report(fate, asked);
      } catch (error) {
        run.failed += 1;
        deps.reportFailure(asked, error);
      }
    }
  }
  return run;
}
