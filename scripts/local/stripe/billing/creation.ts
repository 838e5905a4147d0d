import type { Customer, MissingPaymentMethod, PaymentMethod, Subscription, Terms } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { freshTerms, type PaymentBehavior, tryPayment } from './change.ts';
import { methodFor, subscriptionPaid } from './collect.ts';
import { createSetupIntent, setUp } from './intents.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { debitOf, linkDebits, periodLine, priceOf, trialLine, trialNotice } from './lines.ts';

export type NewSubscription = {
  customer: Customer;
  price: string;
  trialEnd: number | null;
  defaultPaymentMethod: string | null;
  missingPaymentMethod: MissingPaymentMethod;
  saveDefault: 'off' | 'on_subscription';
  metadata: Record<string, string>;
};

function emptySubscription(world: World, given: NewSubscription, terms: Terms): Subscription {
  const { customer, price, trialEnd, ...kept } = given;
  const now = world.now();
  return {
    id: world.id('sub'),
    created: now,
    startDate: now,
    customer: customer.id,
    currency: priceOf(world, price).currency,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    item: { id: world.id('si'), created: now },
    terms,
    trialWillEndSent: trialEnd === null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null },
    latestInvoice: null,
    pendingSetupIntent: null,
    schedule: null,
    pendingUpdate: null,
    ...kept,
  };
}

/** Sets the card up for the charge at the end of the trial, or asks for a card. */
function readyCard(world: World, subscription: Subscription, method: PaymentMethod | undefined): void {
  if (method?.authenticated) return;
  const intent = createSetupIntent(world, subscription.customer, method?.id ?? null);
  const isReady = method !== undefined && setUp(world, intent, method) === 'accepted';
  if (!isReady) subscription.pendingSetupIntent = intent.id;
}

function startTrial(world: World, subscription: Subscription, customer: Customer): void {
  const { terms } = subscription;
  const now = world.now();
  const invoice = draftInvoice(world, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines: [trialLine(world, subscription, terms)],
    periodStart: now,
    periodEnd: now,
  });
  const method = methodFor(world, subscription);
  finalizeInvoice(world, invoice, method);
  readyCard(world, subscription, method);
  if ((terms.trialEnd ?? 0) - now <= trialNotice) {
    subscription.trialWillEndSent = true;
    world.emit('customer.subscription.trial_will_end', subscription.id);
  }
}

function startPaid(
  world: World,
  subscription: Subscription,
  customer: Customer,
  behavior: PaymentBehavior,
): void {
  const method = methodFor(world, subscription);
  const line = periodLine(world, subscription, subscription.terms);
  subscription.terms.debits = [debitOf(line)];
  if (!method && behavior !== 'default_incomplete') {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const now = world.now();
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
  else tryPayment(world, subscription, invoice, behavior);
}

/** Starts a subscription with a free trial or with its first invoice. */
export function createSubscription(
  world: World,
  given: NewSubscription,
  behavior: PaymentBehavior,
): Subscription {
  const { customer, trialEnd } = given;
  const now = world.now();
  if (behavior === 'pending_if_incomplete') {
    throw invalid(
      '`pending_if_incomplete` can only be used when updating a subscription.',
      'payment_behavior',
    );
  }
  if (trialEnd !== null && trialEnd <= now) {
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  }
  const fresh = freshTerms(world, given.price, now);
  const terms =
    trialEnd === null
      ? fresh
      : { ...fresh, anchor: trialEnd, periodEnd: trialEnd, trialStart: now, trialEnd };
  const subscription = emptySubscription(world, given, terms);
  world.data.subscriptions[subscription.id] = subscription;
  customer.currency ??= subscription.currency;
  world.emit('customer.subscription.created', subscription.id);
  if (trialEnd === null) startPaid(world, subscription, customer, behavior);
  else startTrial(world, subscription, customer);
  world.emitChange('customer.subscription.updated', subscription.id);
  return subscription;
}
