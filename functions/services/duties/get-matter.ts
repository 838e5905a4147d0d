import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { MatterStore } from '#functions/store/duties/matter-store.ts';
import type { Matter } from '#shared/schemas/matter.ts';

export async function getMatter(
  { matters }: { matters: Pick<MatterStore, 'get'> },
  { account, matterId }: { account: Pick<Account, 'id'>; matterId: string },
): Promise<Outcome<Matter>> {
  const matter = await matters.get(account.id, matterId);
  return matter ? ok(matter) : refuse('MATTER_NOT_FOUND');
}
