import type { AskedDestruction } from '#functions/store/entries/destruction-store.ts';
import {
  type CarryOutDestructionDeps,
  carryOutDestruction,
  type DestructionFate,
} from './carry-out-destruction.ts';

type Deps = CarryOutDestructionDeps & {
  /** Reports what became of a destruction, or that it could not be finished. IDs only. */
  report: (fate: DestructionFate, asked: AskedDestruction) => void;
  reportFailure: (asked: AskedDestruction, error: unknown) => void;
};

type DestructionRun = { destroyed: number; givenUp: number; failed: number };

/**
 * Carries out the destructions that notaries asked for. The next run continues where this one stopped. One that fails does not
 * stop the others.
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
