import { routeHandler } from '#functions/middleware/route-handler.ts';
import { undoEmailChange } from '#functions/services/email/undo-email-change.ts';
import { emailChangeDeps } from '#functions/wiring/email-changes.ts';
import { recoveryDeps } from '#functions/wiring/recovery.ts';
import { undoEmailChange as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, ({ body }) =>
  undoEmailChange({ ...emailChangeDeps(), ...recoveryDeps() }, body),
);
