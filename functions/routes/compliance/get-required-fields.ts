import { publicDataHandler } from '#functions/middleware/public-data-handler.ts';
import { getRequiredFields } from '#functions/services/compliance/get-required-fields.ts';
import { getRequiredFields as contract } from '#shared/contract/compliance.ts';

export const handler = publicDataHandler(contract, ({ params, query }) =>
  getRequiredFields({ state: params.state, documentType: query.documentType }),
);
