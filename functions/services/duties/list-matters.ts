import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import type { listMatters as contract } from '#shared/contract/duties.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';

const pageSize = 50;

/**
 * Returns a page of the notary's matters, newest first: those before a given ID, or the latest. Can be
 * limited to open or closed ones.
 */
export async function listMatters(
  { matters }: { matters: Pick<MatterStore, 'page'> },
  { account, query: { before, open } }: { account: Account; query: Input<typeof contract>['query'] },
): Promise<Outcome<Output<typeof contract>>> {
  const rows = await matters.page(account.id, {
    ...{ before, limit: pageSize },
    open: open === undefined ? undefined : open === 'true',
  });
  const items = rows.map(({ id, kind, state, openedAt, dueOn, closedAt, facts }) => ({
    ...{ id, kind, state, openedAt, dueOn, closedAt },
    title: rulesOf(kind).title(facts),
  }));
  return ok({ items, next: rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null });
}
