import { routeHandler } from '#functions/middleware/route-handler.ts';
import { ok } from '#functions/outcome.ts';
import { getProfile } from '#functions/services/user/get-profile.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { table } from '#functions/store/table/table.ts';
import { getProfile as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ caller }) =>
  ok(await getProfile({ profiles: profileStore(table()) }, caller.account)),
);
