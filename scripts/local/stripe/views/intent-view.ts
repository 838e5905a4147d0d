import { createHash } from 'node:crypto';
import type { CardFault, Charge, Data, Dispute, Json, PaymentIntent, SetupIntent } from '../models.ts';
import { paymentMethodView } from './customer-view.ts';

/** Returns the secret that lets a browser confirm an intent. */
export function clientSecret(intentId: string): string {
  const rest = createHash('sha256').update(`secret of ${intentId}`).digest('hex').slice(0, 24);
  return `${intentId}_secret_${rest}`;
}

function faultView(data: Data, fault: CardFault | null): Json | null {
  if (!fault) return null;
  const method = fault.paymentMethod === null ? undefined : data.paymentMethods[fault.paymentMethod];
  return {
    type: fault.code.endsWith('_authentication_failure') ? 'invalid_request_error' : 'card_error',
    code: fault.code,
    ...(fault.declineCode === null ? {} : { decline_code: fault.declineCode }),
    message: fault.message,
    ...(method ? { payment_method: paymentMethodView(method) } : {}),
  };
}

function nextAction(data: Data, { id, status }: PaymentIntent | SetupIntent): Json | null {
  if (status !== 'requires_action') return null;
  const url = `${data.url}/_double/objects/${id}`;
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
}

export function paymentIntentView(data: Data, intent: PaymentIntent): Json {
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic',
    client_secret: clientSecret(intent.id),
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: faultView(data, intent.fault),
    latest_charge: intent.charge,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: nextAction(data, intent),
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_group: null,
  };
}

export function setupIntentView(data: Data, intent: SetupIntent): Json {
  return {
    id: intent.id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: intent.cancellationReason,
    client_secret: clientSecret(intent.id),
    created: intent.created,
    customer: intent.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: faultView(data, intent.fault),
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: nextAction(data, intent),
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: intent.status,
    usage: 'off_session',
  };
}

/** Returns the wire shape of a charge, which appears in events and through `expand: ['latest_charge']`. */
export function chargeView(data: Data, charge: Charge): Json {
  const method = data.paymentMethods[charge.paymentMethod];
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.fault ? 0 : charge.amount,
    amount_refunded: 0,
    captured: !charge.fault,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    disputed: charge.dispute !== null,
    failure_code: charge.fault?.code ?? null,
    failure_message: charge.fault?.message ?? null,
    livemode: false,
    metadata: {},
    paid: !charge.fault,
    payment_intent: charge.intent,
    payment_method: charge.paymentMethod,
    payment_method_details: method && {
      type: 'card',
      card: {
        brand: method.card.brand,
        last4: method.card.last4,
        exp_month: method.card.expMonth,
        exp_year: method.card.expYear,
      },
    },
    receipt_url: charge.fault ? null : `${data.url}/_double/objects/${charge.id}`,
    refunded: false,
    status: charge.fault ? 'failed' : 'succeeded',
  };
}

export function disputeView(data: Data, dispute: Dispute): Json {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: dispute.dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: dispute.status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: data.charges[dispute.charge]?.intent ?? null,
    reason: dispute.reason,
    status: dispute.status,
  };
}
