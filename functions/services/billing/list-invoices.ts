import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { listInvoices as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { toDollars } from '#shared/rules/money.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { isCustomer } from './refresh-billing.ts';

export function listInvoices(
  { payments }: Pick<BillingDeps, 'payments'>,
  account: Account,
): Promise<Outcome<Output<typeof contract>>> {
  return withPayments(async () => {
    if (!isCustomer(account)) return ok({ items: [] });
    const invoices = await payments.invoices(account.billing.customerId);
    return ok({
      items: invoices.map(({ totalCents, ...invoice }) => ({ ...invoice, total: toDollars(totalCents) })),
    });
  });
}
