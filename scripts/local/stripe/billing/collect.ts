import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../models.ts';
import type { World } from '../world.ts';
import type { Verdict } from './cards.ts';
import { endSubscription } from './ending.ts';
import { charge } from './intents.ts';
import { markPaid } from './invoices.ts';
import { daySeconds } from './periods.ts';

/** When a failed renewal is tried again, in days after its first failure, and what follows the last try. */
export type RetrySettings = { days: readonly number[]; afterwards: 'cancel' | 'unpaid' };

/** The method that an invoice of this subscription or customer is charged to. */
export function methodFor(
  world: World,
  subscription: Subscription | null | undefined,
  customerId: string,
): PaymentMethod | undefined {
  const id =
    subscription?.defaultPaymentMethod ?? world.data.customers[customerId]?.defaultPaymentMethod ?? null;
  const method = id === null ? undefined : world.data.paymentMethods[id];
  return method?.customer === customerId ? method : undefined;
}

const subscriptionOf = (world: World, invoice: Invoice) =>
  invoice.subscription === null ? undefined : world.data.subscriptions[invoice.subscription];

/** An update that waited for this invoice takes effect. */
function applyPendingUpdate(world: World, subscription: Subscription, invoice: Invoice): void {
  const { pendingUpdate } = subscription;
  if (pendingUpdate?.invoice !== invoice.id) return;
  subscription.terms = pendingUpdate.terms;
  subscription.pendingUpdate = null;
  if (
    subscription.status === 'trialing' &&
    (subscription.terms.trialEnd ?? 0) <= world.now(subscription.customer)
  ) {
    subscription.status = 'active';
  }
  world.emit(
    'customer.subscription.pending_update_applied',
    subscription.id,
    world.now(subscription.customer),
  );
}

/** What the payment of an invoice makes of its subscription. */
export function subscriptionPaid(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  if (intent?.paymentMethod && subscription.saveDefault === 'on_subscription') {
    subscription.defaultPaymentMethod = intent.paymentMethod;
  }
  applyPendingUpdate(world, subscription, invoice);
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (waits && subscription.latestInvoice === invoice.id) subscription.status = 'active';
  world.emitChange('customer.subscription.updated', subscription.id, world.now(subscription.customer));
}

function giveUp(world: World, subscription: Subscription, afterwards: RetrySettings['afterwards']): void {
  if (afterwards === 'cancel') {
    endSubscription(world, subscription, { status: 'canceled', reason: 'payment_failed' });
  } else {
    subscription.status = 'unpaid';
  }
}

/** Nobody retries a first invoice or a pending update; renewals and updates already in force are retried. */
function scheduleRetry(
  world: World,
  invoice: Invoice,
  subscription: Subscription,
  settings: RetrySettings,
): void {
  if (subscription.status === 'incomplete' || subscription.pendingUpdate?.invoice === invoice.id) return;
  if (!invoice.autoAdvance) return;
  const now = world.now(invoice.customer);
  invoice.firstFailedAt ??= now;
  const first = invoice.firstFailedAt;
  const next = settings.days.map((days) => first + days * daySeconds).find((time) => time > now);
  invoice.nextPaymentAttempt = next ?? null;
}

function subscriptionUnpaid(world: World, invoice: Invoice, settings: RetrySettings): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  scheduleRetry(world, invoice, subscription, settings);
  const isWaiting =
    subscription.status === 'incomplete' || subscription.pendingUpdate?.invoice === invoice.id;
  if (isWaiting) return;
  if (subscription.latestInvoice === invoice.id && ['active', 'trialing'].includes(subscription.status)) {
    subscription.status = 'past_due';
  }
}

export type Attempt = { offSession: boolean; automatic: boolean };

/** What becomes of an invoice, and its subscription, once its intent was tried. */
export function settleInvoice(
  world: World,
  invoice: Invoice,
  verdict: Verdict,
  { automatic }: Pick<Attempt, 'automatic'>,
  settings: RetrySettings,
): void {
  const now = world.now(invoice.customer);
  if (automatic || invoice.attemptCount === 0) invoice.attemptCount += 1;
  if (verdict === 'accepted') {
    markPaid(world, invoice);
    subscriptionPaid(world, invoice);
    return;
  }
  subscriptionUnpaid(world, invoice, settings);
  const needsCustomer = verdict === 'requires_action';
  if (needsCustomer) world.emit('invoice.payment_action_required', invoice.id, now);
  if (!needsCustomer || automatic) world.emit('invoice.payment_failed', invoice.id, now);
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  const isLastTry = automatic && invoice.firstFailedAt !== null && invoice.nextPaymentAttempt === null;
  if (isLastTry && subscription.status === 'past_due') giveUp(world, subscription, settings.afterwards);
  world.emitChange('customer.subscription.updated', subscription.id, now);
}

/** Charges an open invoice to the method. */
export function collect(
  world: World,
  invoice: Invoice,
  method: PaymentMethod,
  attempt: Attempt,
  settings: RetrySettings,
): Verdict {
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  if (!intent) throw new Error(`Invoice ${invoice.id} has nothing to collect`);
  const verdict = charge(world, intent, method, attempt.offSession);
  settleInvoice(world, invoice, verdict, attempt, settings);
  return verdict;
}

/** An automatic attempt found no method at all: that counts as a failed one. */
export function failWithoutMethod(world: World, invoice: Invoice, settings: RetrySettings): void {
  const none = {
    code: 'payment_intent_payment_attempt_failed',
    declineCode: null,
    message: 'This customer has no default payment method.',
  };
  settleInvoice(world, invoice, none, { automatic: true }, settings);
}

/** An intent was tried by itself, not through its invoice. */
export function settleIntent(
  world: World,
  intent: PaymentIntent,
  verdict: Verdict,
  settings: RetrySettings,
): void {
  const invoice = intent.invoice === null ? undefined : world.data.invoices[intent.invoice];
  if (invoice?.status === 'open') settleInvoice(world, invoice, verdict, { automatic: false }, settings);
}
