import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import type { findMatterEntries as contract } from '#shared/contract/duties.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { type ListEntriesDeps, listEntries } from '../entries/list-entries.ts';

/**
 * Returns the latest submitted entries that match, for an open matter of the notary. Works on every plan,
 * because it serves a duty. MATTER_NOT_FOUND for any other ID; MATTER_STEP_REFUSED for a closed matter.
 */
export async function findMatterEntries(
  deps: ListEntriesDeps & { matters: Pick<MatterStore, 'get'> },
  { account, matterId, body }: { account: Account; matterId: string; body: Input<typeof contract>['body'] },
): Promise<Outcome<Output<typeof contract>>> {
  const matter = await deps.matters.get(account.id, matterId);
  if (!matter) return refuse('MATTER_NOT_FOUND');
  if (matter.closedAt !== null) return refuse('MATTER_STEP_REFUSED');
  const listed = await listEntries(deps, {
    account,
    query: { ...body, status: 'submitted', page: 1 },
    onAnyPlan: true,
  });
  return listed.ok ? ok({ items: listed.value.items, total: listed.value.total }) : listed;
}
