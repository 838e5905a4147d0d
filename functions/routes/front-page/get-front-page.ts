import { routeHandler } from '#functions/middleware/route-handler.ts';
import { ok } from '#functions/outcome.ts';
import { getFrontPage } from '#functions/services/front-page/get-front-page.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { frontPageDeps } from '#functions/wiring/front-page.ts';
import { getFrontPage as contract } from '#shared/contract/front-page.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  inChosenJournal(caller.account, query.journal, async (account) =>
    ok(await getFrontPage(frontPageDeps(), account)),
  ),
);
