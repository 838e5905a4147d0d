import type Stripe from 'stripe';

/** The types of events for which a stage's webhook is registered with Stripe (docs/deploy.md). */
export const webhookEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.completed',
  'subscription_schedule.canceled',
  'subscription_schedule.aborted',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.automatically_updated',
  'customer.deleted',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];
