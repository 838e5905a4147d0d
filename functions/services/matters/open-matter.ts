import { createHash } from 'node:crypto';
import { refusedKey } from '#functions/idempotency-key.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/matters/matter-store.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { AskedMatter, Matter } from '#shared/schemas/matter.ts';
import { prohibitedNumber } from './matter-texts.ts';

export type OpenMatterDeps = {
  matters: Pick<MatterStore, 'get' | 'open' | 'openedBy'>;
  newId: () => string;
  now: () => Date;
};

export type OpenMatterInput = { account: Account; body: AskedMatter; idempotencyKey: string | undefined };

/**
 * Opens a matter of any kind, with the deadline of its state. With an Idempotency-Key, a repeated request returns the matter as it is
 * now and opens no second one. INVALID_FIELDS for a text with a number that must not be recorded; IDEMPOTENCY_KEY_REUSED for
 * another request with the same key.
 */
export async function openMatter(
  { matters, newId, now }: OpenMatterDeps,
  { account, body, idempotencyKey }: OpenMatterInput,
): Promise<Outcome<Matter>> {
  const badKey = refusedKey(idempotencyKey);
  if (badKey) return badKey;
  const problem = prohibitedNumber(body.state, body.facts);
  if (problem) return problem;
  const at = now();
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const request = idempotencyKey === undefined ? undefined : { key: idempotencyKey, digest };

  const openedAt = at.toISOString();
  const draft = { ...body, openedAt, steps: [] };
  const matter: Matter = {
    ...{ ...draft, id: newId(), closedAt: null, version: 1 },
    dueOn: rulesOf(body.kind).dueOn(draft),
  };
  const earlier = request && (await matters.openedBy(account.id, request, at));
  if (!earlier && (await matters.open(account.id, matter, { request, now: at })) === 'opened')
    return ok(matter);

  const first = earlier ?? (request && (await matters.openedBy(account.id, request, at)));
  if (first && first.digest !== digest) return refuse('IDEMPOTENCY_KEY_REUSED');
  const opened = first && (await matters.get(account.id, first.matterId));
  return opened ? ok(opened) : refuse('BUSY', { retryAfter: 1 });
}
