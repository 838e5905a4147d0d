import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getTrialInfo } from '#functions/services/billing/get-trial-info.ts';
import { getTrialInfo as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, async ({ caller }) => getTrialInfo(caller.account, new Date()));
