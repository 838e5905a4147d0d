import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addCommission } from '#functions/services/user/add-commission.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addCommission as contract } from '#shared/contract/commissions.ts';

export const handler = routeHandler(contract, ({ caller: { account }, body }) =>
  addCommission(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      reminders: reminderStore(table()),
      now: () => new Date(),
    },
    { account, commission: body },
  ),
);
