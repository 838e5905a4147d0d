import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getTrialInfo } from '#functions/services/billing/get-trial-info.ts';
import { getTrialInfo as contract } from '#shared/contract/subscription.ts';

export const handler = routeHandler(contract, async ({ caller }) => getTrialInfo(caller.account, new Date()));
