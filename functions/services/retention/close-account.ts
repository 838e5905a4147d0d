import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ClosureStore } from '#functions/store/account/closure-store.ts';
import type { closeAccount as contract } from '#shared/contract/retention.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { closureEnd, confirmsByEmail } from '#shared/rules/closure.ts';
import type { Caller } from '../auth/authenticate.ts';
import { isSubscribed } from '../billing/begin-subscription.ts';
import type { BillingDeps } from '../billing/billing-deps.ts';
import { withPayments } from '../billing/payment-failures.ts';
import { isCustomer } from '../billing/refresh-billing.ts';
import { closureEmail } from '../reminders/closure-email.ts';
import { tell } from '../security/notify.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { NoticeDeps } from '../security/security-deps.ts';
import { type ClosureFactsDeps, closingFacts } from './closure-facts.ts';

type Deps = ClosureFactsDeps &
  NoticeDeps & {
    closures: Pick<ClosureStore, 'close'>;
    payments: Pick<BillingDeps['payments'], 'changeAtPeriodEnd'>;
    siteUrl: string;
  };

/**
 * Closes an account for 30 days, after which it is erased, with the journal if the notary chose so. Ends the
 * subscription when the paid time ends, ends every session, and emails how to reopen the account.
 * STEP_UP_REQUIRED without a recent proof; INVALID_FIELDS unless the email address was typed; ERASURE_REFUSED
 * or EXPORT_NOT_DOWNLOADED if the journal can't be erased; ACCOUNT_CLOSED, or SESSION_EXPIRED if another
 * device was faster.
 */
export async function closeAccount(
  deps: Deps,
  caller: Caller,
  { journal, email }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account } = caller;
  if (account.closure) return refuse('ACCOUNT_CLOSED');
  const proven = requireRecentProof(caller, deps.now());
  if (!proven.ok) return proven;
  if (!confirmsByEmail(email, account.email)) {
    return refuse('INVALID_FIELDS', { detail: ['Type the email address of your account to confirm.'] });
  }
  const facts = await closingFacts(deps, account);
  if (journal === 'erase' && facts.erasureRefused) return refuse('ERASURE_REFUSED');
  if (journal === 'erase' && facts.export !== 'downloaded') return refuse('EXPORT_NOT_DOWNLOADED');
  // Before the account, so that after a crash in between, the notary is still signed in and can repeat the
  // call.
  const subscription = isCustomer(account) && isSubscribed(account) ? account.billing.subscription : null;
  if (subscription) {
    const ended = await withPayments(async () => {
      await deps.payments.changeAtPeriodEnd(subscription, 'free');
      return ok(undefined);
    });
    if (!ended.ok) return ended;
  }
  const now = deps.now();
  const closure = { closedAt: now.toISOString(), endsAt: closureEnd(now).toISOString(), journal };
  const { lastLink, keepUntil } = facts;
  if (!(await deps.closures.close(account, { ...closure, lastLink, keepUntil }))) {
    return refuse('SESSION_EXPIRED');
  }
  const mail = closureEmail({ ...account, closure }, { now, siteUrl: deps.siteUrl });
  if (mail) await tell(deps, account, () => mail);
  return ok({ closure });
}
