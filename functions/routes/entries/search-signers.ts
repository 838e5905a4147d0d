import { routeHandler } from '#functions/middleware/route-handler.ts';
import { suggestSigners } from '#functions/services/signers/suggest-signers.ts';
import { suggestSignersDeps } from '#functions/wiring/past-signers.ts';
import { searchSigners as contract } from '#shared/contract/signers.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  suggestSigners(suggestSignersDeps(), { account: caller.account, query: body }),
);
