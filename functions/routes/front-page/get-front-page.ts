import { routeHandler } from '#functions/middleware/route-handler.ts';
import { ok } from '#functions/outcome.ts';
import { getFrontPage } from '#functions/services/front-page/get-front-page.ts';
import { frontPageDeps } from '#functions/wiring/front-page.ts';
import { getFrontPage as contract } from '#shared/contract/front-page.ts';

export const handler = routeHandler(contract, async ({ caller }) =>
  ok(await getFrontPage(frontPageDeps(), caller.account)),
);
