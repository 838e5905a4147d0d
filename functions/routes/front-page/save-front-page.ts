import { routeHandler } from '#functions/middleware/route-handler.ts';
import { saveFrontPage } from '#functions/services/front-page/save-front-page.ts';
import { frontPageDeps } from '#functions/wiring/front-page.ts';
import { saveFrontPage as contract } from '#shared/contract/front-page.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  saveFrontPage(frontPageDeps(), { account: caller.account, body }),
);
