import type { Customer, MissingPaymentMethod, PaymentMethod, Subscription, Terms } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { freshTerms, noMethod, type PaymentBehavior, tryPayment } from './change.ts';
import { methodFor, type RetrySettings, subscriptionPaid } from './collect.ts';
import { createSetupIntent, setUp } from './intents.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { debitOf, linkDebits, periodLine, priceOf, trialLine, trialNotice } from './lines.ts';

export type NewSubscription = {
  customer: Customer;
  price: string;
  quantity: number;
  trialEnd: number | null;
  defaultPaymentMethod: string | null;
  missingPaymentMethod: MissingPaymentMethod;
  saveDefault: 'off' | 'on_subscription';
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  description: string | null;
  metadata: Record<string, string>;
  itemMetadata: Record<string, string>;
};

function emptySubscription(world: World, given: NewSubscription, terms: Terms): Subscription {
  const now = world.now(given.customer.id);
  return {
    id: world.id('sub'),
    created: now,
    startDate: now,
    customer: given.customer.id,
    currency: priceOf(world, given.price).currency,
    status: given.trialEnd === null ? 'incomplete' : 'trialing',
    description: given.description,
    metadata: given.metadata,
    item: { id: world.id('si'), created: now, metadata: given.itemMetadata },
    terms,
    pendingLines: [],
    missingPaymentMethod: given.missingPaymentMethod,
    trialWillEndSent: given.trialEnd === null,
    cancelAtPeriodEnd: given.cancelAtPeriodEnd,
    cancelAt: given.cancelAt,
    canceledAt: given.cancelAtPeriodEnd || given.cancelAt !== null ? now : null,
    endedAt: null,
    cancellation: {
      reason: given.cancelAtPeriodEnd || given.cancelAt !== null ? 'cancellation_requested' : null,
      comment: null,
      feedback: null,
    },
    defaultPaymentMethod: given.defaultPaymentMethod,
    saveDefault: given.saveDefault,
    latestInvoice: null,
    pendingSetupIntent: null,
    schedule: null,
    pendingUpdate: null,
  };
}

/** While nothing is charged yet, the card is readied for later, or asked for. */
function readyCard(world: World, subscription: Subscription, method: PaymentMethod | undefined): void {
  if (method?.authenticated) return;
  const intent = createSetupIntent(world, {
    customer: subscription.customer,
    paymentMethod: method?.id ?? null,
  });
  const isReady = method !== undefined && setUp(world, intent, method) === 'accepted';
  if (!isReady) subscription.pendingSetupIntent = intent.id;
}

function startTrial(world: World, subscription: Subscription, customer: Customer): void {
  const { terms } = subscription;
  const now = world.now(customer.id);
  const invoice = draftInvoice(world, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines: [trialLine(world, subscription, terms)],
    periodStart: now,
    periodEnd: now,
  });
  const method = methodFor(world, subscription, customer.id);
  finalizeInvoice(world, invoice, method);
  if (!world.rehearsing) readyCard(world, subscription, method);
  if ((terms.trialEnd ?? 0) - now <= trialNotice) {
    subscription.trialWillEndSent = true;
    world.emit('customer.subscription.trial_will_end', subscription.id, now);
  }
}

function startPaid(
  world: World,
  subscription: Subscription,
  customer: Customer,
  payment: { behavior: PaymentBehavior; offSession: boolean },
  settings: RetrySettings,
): void {
  const method = methodFor(world, subscription, customer.id);
  const line = periodLine(world, subscription, subscription.terms);
  subscription.terms.debits = [debitOf(line)];
  if (!method && payment.behavior !== 'default_incomplete' && line.amount > 0 && !world.rehearsing)
    throw noMethod();
  const now = world.now(customer.id);
  const invoice = draftInvoice(world, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines: [line],
    periodStart: now,
    periodEnd: now,
  });
  linkDebits(subscription.terms, invoice);
  finalizeInvoice(world, invoice, method);
  if (invoice.status === 'paid') subscriptionPaid(world, invoice);
  else tryPayment(world, subscription, invoice, payment, settings);
}

/** Starts a subscription: on trial for nothing, or with its first invoice. */
export function createSubscription(
  world: World,
  given: NewSubscription,
  payment: { behavior: PaymentBehavior; offSession: boolean },
  settings: RetrySettings,
): Subscription {
  const { customer, trialEnd } = given;
  const now = world.now(customer.id);
  if (payment.behavior === 'pending_if_incomplete') {
    throw invalid(
      '`pending_if_incomplete` can only be used when updating a subscription.',
      'payment_behavior',
    );
  }
  if (trialEnd !== null && trialEnd <= now) {
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  }
  const fresh = freshTerms(world, given, now);
  const terms =
    trialEnd === null
      ? fresh
      : { ...fresh, anchor: trialEnd, periodEnd: trialEnd, trialStart: now, trialEnd };
  const subscription = emptySubscription(world, given, terms);
  world.data.subscriptions[subscription.id] = subscription;
  customer.currency ??= subscription.currency;
  world.emit('customer.subscription.created', subscription.id, now);
  if (trialEnd === null) startPaid(world, subscription, customer, payment, settings);
  else startTrial(world, subscription, customer);
  world.emitChange('customer.subscription.updated', subscription.id, now);
  return subscription;
}
