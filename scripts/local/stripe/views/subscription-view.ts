import type { Data, Json, Phase, Schedule, Subscription, Terms } from '../models.ts';
import { priceView } from './catalog-view.ts';
import { listView } from './list-view.ts';

/** Returns an item's deprecated `plan`, which Stripe still sends. */
function planView(data: Data, priceId: string): Json {
  const price = data.prices[priceId];
  return {
    id: priceId,
    object: 'plan',
    active: price?.active ?? false,
    amount: price?.unitAmount ?? 0,
    amount_decimal: String(price?.unitAmount ?? 0),
    billing_scheme: 'per_unit',
    created: price?.created ?? 0,
    currency: price?.currency ?? 'usd',
    interval: price?.recurring.interval ?? 'month',
    interval_count: price?.recurring.count ?? 1,
    livemode: false,
    metadata: price?.metadata ?? {},
    nickname: null,
    product: price?.product ?? null,
    usage_type: 'licensed',
  };
}

function subscriptionItemView(data: Data, subscription: Subscription, terms: Terms): Json {
  const price = data.prices[terms.price];
  return {
    id: subscription.item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.item.created,
    current_period_end: terms.periodEnd,
    current_period_start: terms.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planView(data, terms.price),
    price: price ? priceView(price) : {},
    quantity: 1,
    subscription: subscription.id,
    tax_rates: [],
  };
}

export function subscriptionView(data: Data, subscription: Subscription): Json {
  const { terms, pendingUpdate } = subscription;
  return {
    id: subscription.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: terms.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: {}, updated_at: subscription.created },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAtPeriodEnd ? terms.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.cancellation.reason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listView(
      [subscriptionItemView(data, subscription, terms)],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: subscription.saveDefault,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: subscription.pendingSetupIntent,
    pending_update: pendingUpdate && {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: pendingUpdate.expiresAt,
      metadata: null,
      subscription_items: [subscriptionItemView(data, subscription, pendingUpdate.terms)],
      trial_end: pendingUpdate.terms.trialEnd === terms.trialEnd ? null : pendingUpdate.terms.trialEnd,
      trial_from_plan: null,
    },
    schedule: subscription.schedule,
    start_date: subscription.startDate,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: terms.trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: 'now',
        missing_payment_method: subscription.missingPaymentMethod,
      },
    },
    trial_start: terms.trialStart,
  };
}

function phaseView(data: Data, phase: Phase): Json {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: data.prices[phase.price]?.currency ?? 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: phase.end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: phase.price,
        price: phase.price,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: phase.start,
    transfer_data: null,
    trial_end: null,
  };
}

export function scheduleView(data: Data, schedule: Schedule, now: number): Json {
  const current = schedule.phases.find(({ start, end }) => start <= now && now < end);
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible', flexible: {}, updated_at: schedule.created },
    canceled_at: schedule.canceledAt,
    completed_at: schedule.completedAt,
    created: schedule.created,
    current_phase:
      schedule.status === 'active' && current ? { start_date: current.start, end_date: current.end } : null,
    customer: schedule.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: schedule.endBehavior,
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: schedule.phases.map((phase) => phaseView(data, phase)),
    released_at: schedule.releasedAt,
    released_subscription: schedule.releasedSubscription,
    status: schedule.status,
    subscription: schedule.subscription,
    test_clock: null,
  };
}
