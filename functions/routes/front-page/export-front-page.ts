import { env } from '#functions/env.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportFrontPage } from '#functions/services/front-page/export-front-page.ts';
import { inChosenJournal } from '#functions/services/journals/in-chosen-journal.ts';
import { documents } from '#functions/wiring/documents.ts';
import { frontPageDeps } from '#functions/wiring/front-page.ts';
import { exportFrontPage as contract } from '#shared/contract/front-page.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  inChosenJournal(caller.account, query.journal, (account) =>
    exportFrontPage(
      { ...frontPageDeps(), documents: documents(), siteUrl: env('SITE_URL'), now: () => new Date() },
      { account, document: query.document },
    ),
  ),
);
