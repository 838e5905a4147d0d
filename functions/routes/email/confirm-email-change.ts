import { routeHandler } from '#functions/middleware/route-handler.ts';
import { confirmEmailChange } from '#functions/services/email/confirm-email-change.ts';
import { emailChangeDeps } from '#functions/wiring/email-changes.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { confirmEmailChange as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, ({ body }) =>
  confirmEmailChange({ ...emailChangeDeps(), ...noticeDeps() }, body),
);
