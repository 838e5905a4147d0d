import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Returns the account of a notary of a bench. */
export async function accountOf({ id }: { id: string }): Promise<Account> {
  const account = await accountStore(table()).get(id);
  if (!account) throw new Error('The bench has no such notary');
  return account;
}
