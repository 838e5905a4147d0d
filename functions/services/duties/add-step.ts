import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import { limits } from '#shared/data/limits.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { Matter, MatterStep } from '#shared/schemas/matter.ts';

/**
 * Adds a step to a matter that was just read, and recomputes its deadline. MATTER_FULL for a matter without
 * room; MATTER_VERSION_STALE if it changed in the meantime.
 */
export async function addStep(
  matters: Pick<MatterStore, 'replace'>,
  notaryId: string,
  matter: Matter,
  step: MatterStep,
): Promise<Outcome<Matter>> {
  const steps = [...matter.steps, step];
  const next: Matter = {
    ...matter,
    ...{ steps, version: matter.version + 1 },
    ...(step.kind === 'closed' && { closedAt: step.at }),
    dueOn: rulesOf(matter.kind).dueOn({ ...matter, steps }),
  };
  const isTooLarge = Buffer.byteLength(JSON.stringify(next)) > limits.matterBytes;
  // The last place is reserved for closing the matter.
  const places = limits.matterSteps - (step.kind === 'closed' ? 0 : 1);
  if (steps.length > places || isTooLarge) return refuse('MATTER_FULL');
  const isNewDeadline = next.dueOn !== matter.dueOn;
  return (await matters.replace(notaryId, next, isNewDeadline ? new Date(step.at) : undefined))
    ? ok(next)
    : refuse('MATTER_VERSION_STALE');
}
