import { accountStore } from '#functions/store/account/account-store.ts';
import { emailChangeStore } from '#functions/store/account/email-change-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from './report-security.ts';

/** Dependencies for completing or undoing a change of address. */
export const emailChangeDeps = () => ({
  accounts: accountStore(table()),
  changes: emailChangeStore(table()),
  report: reportSecurity,
  now: () => new Date(),
});
