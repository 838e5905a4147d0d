import { routeHandler } from '#functions/middleware/route-handler.ts';
import { setPrimaryCommission } from '#functions/services/user/set-primary-commission.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { table } from '#functions/store/table/table.ts';
import { setPrimaryCommission as contract } from '#shared/contract/commissions.ts';

export const handler = routeHandler(contract, ({ caller: { account }, params }) =>
  setPrimaryCommission(
    { accounts: accountStore(table()), profiles: profileStore(table()), now: () => new Date() },
    { account, commissionNumber: params.commissionNumber },
  ),
);
