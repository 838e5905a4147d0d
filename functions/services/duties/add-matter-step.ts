import { isDeepStrictEqual } from 'node:util';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import { mayAdd, rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { AskedStep, Matter, MatterStep } from '#shared/schemas/matter.ts';
import { prohibitedNumber } from '../compliance/prohibited-number.ts';
import { addStep } from './add-step.ts';

export type AddMatterStepDeps = { matters: Pick<MatterStore, 'get' | 'replace'>; now: () => Date };

export type AddMatterStepInput = { account: Pick<Account, 'id'>; matterId: string; body: AskedStep };

/**
 * Adds a step to a matter, or closes it. Succeeds for a retry whose first response was lost.
 * MATTER_VERSION_STALE if another device changed the matter since the client read it; MATTER_STEP_REFUSED for
 * a step that isn't possible now.
 */
export async function addMatterStep(
  { matters, now }: AddMatterStepDeps,
  { account, matterId, body }: AddMatterStepInput,
): Promise<Outcome<Matter>> {
  const matter = await matters.get(account.id, matterId);
  if (!matter) return refuse('MATTER_NOT_FOUND');
  const { version, ...asked } = body;
  if (version !== matter.version) {
    const last = matter.steps.at(-1);
    const isRepeat =
      version === matter.version - 1 && last && isDeepStrictEqual({ ...asked, at: last.at }, last);
    return isRepeat ? ok(matter) : refuse('MATTER_VERSION_STALE');
  }
  if (!mayAdd(matter, asked.kind)) return refuse('MATTER_STEP_REFUSED');
  const wrong = rulesOf(matter.kind).stepProblem?.(matter, body);
  if (wrong) return refuse('INVALID_FIELDS', { detail: [wrong] });
  const problem = prohibitedNumber([matter.state], asked);
  if (problem) return problem;
  const step: MatterStep = { ...asked, at: now().toISOString() };
  return addStep(matters, account.id, matter, step);
}
