import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getTrialWelcome } from '#functions/services/billing/get-trial-welcome.ts';
import { getTrialWelcome as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, async ({ caller }) =>
  getTrialWelcome(caller.account, new Date()),
);
