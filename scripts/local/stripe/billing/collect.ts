import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../models.ts';
import { existing, type World } from '../world.ts';
import type { Verdict } from './cards.ts';
import { endSubscription } from './ending.ts';
import { charge } from './intents.ts';
import { markPaid } from './invoices.ts';
import { daySeconds } from './periods.ts';

/** Days after the first failure of a renewal on which it is retried. After the last retry it is canceled. */
const retryDays = [3, 5, 7];

/** Returns the payment method that pays a subscription's invoices. */
export function methodFor(
  world: World,
  { customer, defaultPaymentMethod }: Subscription,
): PaymentMethod | undefined {
  const id = defaultPaymentMethod ?? world.data.customers[customer]?.defaultPaymentMethod ?? null;
  const method = id === null ? undefined : world.data.paymentMethods[id];
  return method?.customer === customer ? method : undefined;
}

export const subscriptionOf = (world: World, invoice: Invoice) =>
  existing(world.data.subscriptions, 'subscription', invoice.subscription);

/** Applies the update that waited for this invoice. */
function applyPendingUpdate(world: World, subscription: Subscription, invoice: Invoice): void {
  const { pendingUpdate } = subscription;
  if (pendingUpdate?.invoice !== invoice.id) return;
  subscription.terms = pendingUpdate.terms;
  subscription.pendingUpdate = null;
  if (subscription.status === 'trialing' && (subscription.terms.trialEnd ?? 0) <= world.now()) {
    subscription.status = 'active';
  }
  world.emit('customer.subscription.pending_update_applied', subscription.id);
}

/** Updates a subscription after the payment of one of its invoices. */
export function subscriptionPaid(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  if (intent?.paymentMethod && subscription.saveDefault === 'on_subscription') {
    subscription.defaultPaymentMethod = intent.paymentMethod;
  }
  applyPendingUpdate(world, subscription, invoice);
  const waits = subscription.status === 'incomplete' || subscription.status === 'past_due';
  if (waits && subscription.latestInvoice === invoice.id) subscription.status = 'active';
  world.emitChange('customer.subscription.updated', subscription.id);
}

function subscriptionUnpaid(world: World, invoice: Invoice, subscription: Subscription): void {
  // A first invoice or a pending update is not retried.
  if (subscription.status === 'incomplete' || subscription.pendingUpdate?.invoice === invoice.id) return;
  if (invoice.autoAdvance) {
    const now = world.now();
    invoice.firstFailedAt ??= now;
    const first = invoice.firstFailedAt;
    const next = retryDays.map((days) => first + days * daySeconds).find((time) => time > now);
    invoice.nextPaymentAttempt = next ?? null;
  }
  const isRunning = subscription.status === 'active' || subscription.status === 'trialing';
  if (subscription.latestInvoice === invoice.id && isRunning) subscription.status = 'past_due';
}

export type Attempt = { offSession: boolean; automatic: boolean };

/** Updates an invoice and its subscription after a payment attempt. */
export function settleInvoice(
  world: World,
  invoice: Invoice,
  verdict: Verdict,
  { automatic }: Pick<Attempt, 'automatic'>,
): void {
  if (automatic || invoice.attemptCount === 0) invoice.attemptCount += 1;
  if (verdict === 'accepted') {
    markPaid(world, invoice);
    subscriptionPaid(world, invoice);
    return;
  }
  const subscription = subscriptionOf(world, invoice);
  subscriptionUnpaid(world, invoice, subscription);
  const needsCustomer = verdict === 'requires_action';
  if (needsCustomer) world.emit('invoice.payment_action_required', invoice.id);
  if (!needsCustomer || automatic) world.emit('invoice.payment_failed', invoice.id);
  const isLastTry = automatic && invoice.firstFailedAt !== null && invoice.nextPaymentAttempt === null;
  if (isLastTry && subscription.status === 'past_due') {
    endSubscription(world, subscription, { status: 'canceled', reason: 'payment_failed' });
  }
  world.emitChange('customer.subscription.updated', subscription.id);
}

/** Charges an open invoice to the payment method. */
export function collect(world: World, invoice: Invoice, method: PaymentMethod, attempt: Attempt): Verdict {
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  if (!intent) throw new Error(`Invoice ${invoice.id} has nothing to collect`);
  const verdict = charge(world, intent, method, attempt.offSession);
  settleInvoice(world, invoice, verdict, attempt);
  return verdict;
}

/** Records a failed automatic attempt, because there is no payment method. */
export function failWithoutMethod(world: World, invoice: Invoice): void {
  const none = {
    code: 'payment_intent_payment_attempt_failed',
    declineCode: null,
    message: 'This customer has no default payment method.',
  };
  settleInvoice(world, invoice, none, { automatic: true });
}

/** Settles the invoice of an intent that was confirmed or authenticated directly. */
export function settleIntent(world: World, intent: PaymentIntent, verdict: Verdict): void {
  const invoice = world.data.invoices[intent.invoice];
  if (invoice?.status === 'open') settleInvoice(world, invoice, verdict, { automatic: false });
}
