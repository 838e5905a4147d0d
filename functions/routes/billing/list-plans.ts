import { publicDataHandler } from '#functions/middleware/public-data-handler.ts';
import { listPlans } from '#functions/services/billing/list-plans.ts';
import { listPlans as contract } from '#shared/contract/billing.ts';

export const handler = publicDataHandler(contract, listPlans);
