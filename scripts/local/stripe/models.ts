/** The emulator's stored state. Times are epoch seconds and money is cents; the views build the wire shapes. */

export type Metadata = Record<string, string>;
export type Interval = 'month' | 'year';

export type Product = {
  id: string;
  created: number;
  updated: number;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
};

export type Price = {
  id: string;
  created: number;
  product: string;
  unitAmount: number;
  currency: string;
  recurring: { interval: Interval; count: number };
  lookupKey: string | null;
  active: boolean;
  metadata: Metadata;
};

export type Customer = {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  defaultPaymentMethod: string | null;
  /** A negative balance is a credit for the next invoice. */
  balance: number;
  currency: string | null;
  invoiceSequence: number;
  deleted: boolean;
};

export type CardBehavior =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'declined_after_attach'
  | 'authentication_on_setup'
  | 'authentication_always'
  | 'incorrect_cvc'
  | 'expired';

export type Card = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  behavior: CardBehavior;
};

export type PaymentMethod = {
  id: string;
  created: number;
  card: Card;
  customer: string | null;
  billing: { email: string | null; name: string | null; postalCode: string | null };
  /** An authentication has set the card up for off-session use. */
  authenticated: boolean;
  /** A detached card can never be used again. */
  detached: boolean;
};

/** The reason for a declined card, in Stripe's words. */
export type CardFault = {
  code: string;
  declineCode: string | null;
  message: string;
  paymentMethod: string | null;
};

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

type Intent = {
  id: string;
  created: number;
  customer: string;
  paymentMethod: string | null;
  status: IntentStatus;
  fault: CardFault | null;
  cancellationReason: string | null;
};

/** The payment of an invoice. */
export type PaymentIntent = Intent & {
  amount: number;
  currency: string;
  invoice: string;
  charge: string | null;
  canceledAt: number | null;
  description: string;
};

export type SetupIntent = Intent;

export type Charge = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  customer: string;
  paymentMethod: string;
  intent: string;
  fault: CardFault | null;
  dispute: string | null;
};

export type Dispute = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  reason: string;
  /** Deadline for evidence. */
  dueBy: number;
  status: 'needs_response' | 'warning_needs_response' | 'warning_closed' | 'won' | 'lost';
};

export type Line = {
  id: string;
  amount: number;
  currency: string;
  description: string;
  price: string;
  start: number;
  end: number;
  proration: boolean;
  subscription: string;
  item: string;
  /** The debit that a credit line partly reverses. */
  credited: { invoice: string; line: string } | null;
};

export type InvoiceReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export type Invoice = {
  id: string;
  created: number;
  number: string | null;
  customer: string;
  subscription: string;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  reason: InvoiceReason;
  lines: Line[];
  periodStart: number;
  periodEnd: number;
  total: number;
  startingBalance: number;
  endingBalance: number | null;
  amountDue: number;
  amountPaid: number;
  attemptCount: number;
  autoAdvance: boolean;
  finalizesAt: number | null;
  nextPaymentAttempt: number | null;
  firstFailedAt: number | null;
  intent: string | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
};

export type InvoicePayment = {
  id: string;
  created: number;
  invoice: string;
  intent: string;
  amountRequested: number;
  amountPaid: number | null;
  currency: string;
  status: 'open' | 'paid' | 'canceled';
  paidAt: number | null;
  canceledAt: number | null;
};

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled';

/** A debit of the current period. A change of the subscription credits the unused part. */
export type Debit = {
  invoice: string;
  line: string;
  amount: number;
  price: string;
  start: number;
  end: number;
};

/** The part of a subscription that a change of price or trial replaces as a whole. */
export type Terms = {
  price: string;
  anchor: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  debits: Debit[];
};

export type PendingUpdate = { invoice: string; expiresAt: number; terms: Terms };

export type MissingPaymentMethod = 'cancel' | 'create_invoice';

export type Subscription = {
  id: string;
  created: number;
  startDate: number;
  customer: string;
  currency: string;
  status: SubscriptionStatus;
  metadata: Metadata;
  item: { id: string; created: number };
  terms: Terms;
  missingPaymentMethod: MissingPaymentMethod;
  trialWillEndSent: boolean;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellation: { reason: string | null };
  defaultPaymentMethod: string | null;
  saveDefault: 'off' | 'on_subscription';
  latestInvoice: string | null;
  pendingSetupIntent: string | null;
  schedule: string | null;
  pendingUpdate: PendingUpdate | null;
};

/** Bills the difference after a change of price now, or not at all. */
export type ProrationBehavior = 'always_invoice' | 'none';

export type Phase = { start: number; end: number; price: string };

export type Schedule = {
  id: string;
  created: number;
  customer: string;
  subscription: string | null;
  releasedSubscription: string | null;
  status: 'active' | 'completed' | 'released' | 'canceled';
  endBehavior: 'release' | 'cancel';
  phases: Phase[];
  canceledAt: number | null;
  completedAt: number | null;
  releasedAt: number | null;
};

/** Everything that a refused request leaves unchanged. */
export type Data = {
  /** The emulator's own URL, part of the links to its invoices. */
  url: string;
  /** Part of every ID, so that two emulators never share one. */
  seed: string;
  sequence: number;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  customers: Record<string, Customer>;
  paymentMethods: Record<string, PaymentMethod>;
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  charges: Record<string, Charge>;
  disputes: Record<string, Dispute>;
  invoices: Record<string, Invoice>;
  invoicePayments: Record<string, InvoicePayment>;
  subscriptions: Record<string, Subscription>;
  schedules: Record<string, Schedule>;
};

export type Json = Record<string, unknown>;

/** An event as sent; `data.object` is a snapshot of the object at that moment. */
export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Json; previous_attributes?: Json };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export function emptyData(seed: string): Data {
  return {
    url: '',
    seed,
    sequence: 0,
    products: {},
    prices: {},
    customers: {},
    paymentMethods: {},
    paymentIntents: {},
    setupIntents: {},
    charges: {},
    disputes: {},
    invoices: {},
    invoicePayments: {},
    subscriptions: {},
    schedules: {},
  };
}
