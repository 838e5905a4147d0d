import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { AskedMatter, Matter } from '#shared/schemas/matter.ts';
import { prohibitedNumber } from '../compliance/prohibited-number.ts';

export type OpenMatterDeps = {
  matters: Pick<MatterStore, 'get' | 'open'>;
  newId: () => string;
  now: () => Date;
};

export type OpenMatterInput = { account: Account; body: AskedMatter };

/**
 * Opens a matter of any kind, with its state's deadline. Returns the current matter if an earlier attempt
 * opened it under the same ID. INVALID_FIELDS for a text with a number that must not be recorded.
 */
export async function openMatter(
  { matters, newId, now }: OpenMatterDeps,
  { account, body }: OpenMatterInput,
): Promise<Outcome<Matter>> {
  const problem = prohibitedNumber([body.state], body.facts);
  if (problem) return problem;
  const at = now();
  const openedAt = at.toISOString();
  const draft = { ...body, openedAt, steps: [] };
  const matter: Matter = {
    ...{ ...draft, id: newId(), closedAt: null, version: 1 },
    dueOn: rulesOf(body.kind).dueOn(draft),
  };
  if (await matters.open(account.id, matter, at)) return ok(matter);
  const earlier = await matters.get(account.id, matter.id);
  return earlier ? ok(earlier) : refuse('MATTER_NOT_FOUND');
}
