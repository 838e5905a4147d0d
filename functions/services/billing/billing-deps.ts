import type { Payments } from '#functions/adapters/billing/payments.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { BillingStore } from '#functions/store/account/billing-store.ts';
import type { BillingNews } from './settle-disputes.ts';

/** Dependencies shared by every billing service. */
export type BillingDeps = {
  accounts: Pick<AccountStore, 'get'>;
  billing: BillingStore;
  payments: Payments;
  /** Reports billing news to operators, once per event. */
  report: (news: BillingNews) => void;
  now: () => Date;
};
