import { routeHandler } from '#functions/middleware/route-handler.ts';
import { ok } from '#functions/outcome.ts';
import { profileOf } from '#functions/services/get-profile.ts';
import { getProfile as contract } from '#shared/contract/auth.ts';

export const handler = routeHandler(contract, async ({ caller }) => ok(profileOf(caller.account)));
