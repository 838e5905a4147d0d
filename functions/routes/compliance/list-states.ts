import { publicDataHandler } from '#functions/middleware/public-data-handler.ts';
import { listStates } from '#functions/services/compliance/list-states.ts';
import { listStates as contract } from '#shared/contract/compliance.ts';

export const handler = publicDataHandler(contract, listStates);
