import type { Payments } from '#functions/adapters/payments/payments.ts';
import type { AccountStore } from '#functions/store/account-store.ts';
import type { BillingStore } from '#functions/store/billing-store.ts';
import type { BillingNews } from './disputes.ts';

/** What every service about plans and payments works with. */
export type BillingDeps = {
  accounts: Pick<AccountStore, 'get'>;
  billing: BillingStore;
  payments: Payments;
  /** Told once of what operators must hear of. */
  report: (news: BillingNews) => void;
  now: () => Date;
};
