import { routeHandler } from '#functions/middleware/route-handler.ts';
import { updateProfile } from '#functions/services/user/update-profile.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { table } from '#functions/store/table/table.ts';
import { updateProfile as contract } from '#shared/contract/profile.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  updateProfile(
    {
      accounts: accountStore(table()),
      profiles: profileStore(table()),
      headMails: monthlyEmailStore(table()),
      evenings: eveningStore(table()),
      now: () => new Date(),
    },
    { account: caller.account, changes: body },
  ),
);
