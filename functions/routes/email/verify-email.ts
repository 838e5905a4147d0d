import { routeHandler } from '#functions/middleware/route-handler.ts';
import { verifyEmail } from '#functions/services/email/verify-email.ts';
import { emailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { verifyEmail as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, ({ body }) =>
  verifyEmail(
    { verifications: emailVerificationStore(table()), report: reportSecurity, now: () => new Date() },
    body,
  ),
);
