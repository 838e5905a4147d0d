import * as z from 'zod/mini';
import { billingCycles, paidPlanIds, planIds } from '../data/plans.ts';
import { contractOf } from './schemas.ts';

const planId = z.enum(planIds);
const cycle = z.enum(billingCycles);
const askedPlan = z.enum(planIds, { error: 'must be a known plan' });
const askedPaidPlan = z.enum(paidPlanIds, {
  error: 'must be a paid plan: basic, advanced or pro',
});
const askedCycle = z.enum(billingCycles, { error: 'must be monthly or annual' });
const paymentMethod = z
  .string()
  .check(z.regex(/^pm_\w{1,100}$/, { error: 'must be a payment method from the card field' }));

/** A plan (specification, section 3). Prices are dollars; a limit of -1 is unlimited. */
const plan = z.object({
  plan_id: planId,
  name: z.string(),
  description: z.string(),
  monthly_price: z.number(),
  annual_price: z.number(),
  features: z.array(z.string()),
  notarizations_limit: z.int(),
  drafts_limit: z.int(),
});

export const listPlans = contractOf('list-plans', {
  responses: { 200: z.object({ plans: z.array(plan), currency: z.literal('usd') }) },
});

const pendingPlanChange = z.nullable(
  z.object({
    new_plan_id: planId,
    billing_cycle: cycle,
    is_downgrade: z.boolean(),
    /** ISO 8601 UTC. */
    scheduled_for: z.string(),
  }),
);

/** The account's plan, usage and limits (specification, section 3). */
export const subscriptionStatus = z.object({
  status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
  plan_id: planId,
  plan_name: z.string(),
  annual_billing: z.boolean(),
  current_period_end: z.nullable(z.string()),
  trial_end: z.nullable(z.string()),
  monthly_notarizations_used: z.int(),
  monthly_notarizations_limit: z.int(),
  drafts_count: z.int(),
  drafts_limit: z.int(),
  pending_plan_change: pendingPlanChange,
  features: z.object({
    pdf_export: z.boolean(),
    search: z.boolean(),
    batch_export: z.boolean(),
    support: z.enum(['none', 'email', 'phone', 'priority']),
  }),
  /** The card on file; expiry and last digits only. */
  card: z.nullable(
    z.object({ brand: z.string(), last_4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  ),
  /** End of the grace period after an unpaid renewal. */
  grace_until: z.nullable(z.string()),
  /** A sentence about an open or lost dispute of a payment. */
  notice: z.nullable(z.string()),
  remaining_days: z.int(),
});

export const getSubscription = contractOf('get-subscription', {
  /** `refresh=true` reads the payment provider again, for example after a card was confirmed. */
  query: z.object({ refresh: z.optional(z.enum(['true', 'false'], { error: 'must be true or false' })) }),
  responses: { 200: subscriptionStatus },
});

export const getTrialInfo = contractOf('get-trial-info', {
  responses: {
    200: z.object({
      is_trial: z.boolean(),
      trial_end: z.nullable(z.string()),
      remaining_days: z.int(),
      pending_plan_change: z.nullable(z.object({ new_plan_id: planId, billing_cycle: cycle })),
    }),
  },
});

export const getTrialWelcome = contractOf('get-trial-welcome', {
  responses: {
    200: z.object({
      is_trial: z.boolean(),
      remaining_days: z.int(),
      welcome_message: z.object({
        title: z.string(),
        subtitle: z.string(),
        features: z.array(z.string()),
        after_trial: z.string(),
        cta: z.string(),
      }),
    }),
  },
});

export const createSubscription = contractOf('create-subscription', {
  body: z.strictObject({
    plan_id: askedPaidPlan,
    payment_method_id: paymentMethod,
    billing_cycle: askedCycle,
  }),
  responses: {
    201: z.object({
      status: z.enum(['trialing', 'active', 'past_due', 'canceled', 'incomplete']),
      plan_id: planId,
      billing_cycle: cycle,
      trial_end: z.nullable(z.string()),
      next_billing_date: z.nullable(z.string()),
      /** Set if the customer must authenticate: confirm the card with it, then read the status again. */
      client_secret: z.nullable(z.string()),
    }),
  },
});

const changeQuery = {
  new_plan_id: askedPlan,
  billing_cycle: askedCycle,
  schedule_for_trial_end: z.optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
};

export const changePlan = contractOf('change-plan', {
  query: z.object(changeQuery),
  responses: {
    200: z.object({
      new_plan: planId,
      billing_cycle: cycle,
      scheduled: z.boolean(),
      is_downgrade: z.boolean(),
      next_billing_date: z.nullable(z.string()),
      trial_end: z.nullable(z.string()),
      immediate: z.boolean(),
      client_secret: z.nullable(z.string()),
    }),
  },
});

/** The cost and date of a change before the notary confirms it. Amounts are dollars. */
export const previewChange = contractOf('preview-change', {
  query: z.object(changeQuery),
  responses: {
    200: z.object({
      action: z.enum(['new', 'upgrade', 'downgrade', 'billing_change', 'same']),
      takes_hold: z.enum(['now', 'period_end', 'trial_end', 'never']),
      /** ISO 8601 UTC; null if nothing changes. */
      effective_at: z.nullable(z.string()),
      charge_now: z.number(),
      lines: z.array(z.object({ description: z.string(), amount: z.number() })),
      next_charge: z.nullable(z.object({ amount: z.number(), at: z.string() })),
      needs_card: z.boolean(),
    }),
  },
});

const message = z.object({ message: z.string() });

export const cancelScheduledChange = contractOf('cancel-scheduled-change', { responses: { 200: message } });

export const cancelPendingChange = contractOf('cancel-pending-change', { responses: { 200: message } });

/** Puts another card on file. */
export const setPaymentMethod = contractOf('set-payment-method', {
  body: z.strictObject({ payment_method_id: paymentMethod }),
  responses: {
    200: z.object({ status: z.string(), client_secret: z.nullable(z.string()) }),
  },
});

export const listInvoices = contractOf('list-invoices', {
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          number: z.nullable(z.string()),
          created_at: z.string(),
          status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
          /** Dollars. */
          total: z.number(),
          description: z.string(),
          hosted_url: z.nullable(z.string()),
          pdf_url: z.nullable(z.string()),
        }),
      ),
    }),
  },
});

/** Returns no body, because the payment provider reads only the status. */
export const stripeWebhook = contractOf('stripe-webhook', { responses: { 204: 'empty' } });
