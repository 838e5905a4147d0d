import type { Report } from '#shared/evidence/report.ts';
import { serviceAt } from '#shared/evidence/service/ask-service.ts';
import { verifyCode } from '#shared/evidence/service/verify-code.ts';
import { siteTrust } from '../lib/verify/this-site.ts';
import type { PrintedCode } from './printed-code.ts';

/** Asks the service about a printed code, and looks it up in the public log. */
export async function checkCode(code: PrintedCode): Promise<Report> {
  return verifyCode(code, await serviceAt('')(code), await siteTrust());
}
