/** What the double remembers. Times are epoch seconds, money is cents; the wire shapes are made by views. */

export type Metadata = Record<string, string>;
export type Interval = 'day' | 'week' | 'month' | 'year';

export type Product = {
  id: string;
  created: number;
  updated: number;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
  defaultPrice: string | null;
};

export type Price = {
  id: string;
  created: number;
  product: string;
  unitAmount: number;
  currency: string;
  recurring: { interval: Interval; count: number } | null;
  lookupKey: string | null;
  nickname: string | null;
  active: boolean;
  metadata: Metadata;
};

export type Customer = {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Metadata;
  defaultPaymentMethod: string | null;
  /** Below zero: credit that the next invoice uses up. */
  balance: number;
  currency: string | null;
  testClock: string | null;
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
  metadata: Metadata;
  billing: { email: string | null; name: string | null; phone: string | null; postalCode: string | null };
  /** Set up for off-session use by an authentication. */
  authenticated: boolean;
  /** Detached once: may never be used again. */
  detached: boolean;
};

/** Why a card was refused, in Stripe's words. */
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

export type PaymentIntent = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  customer: string | null;
  paymentMethod: string | null;
  status: IntentStatus;
  invoice: string | null;
  fault: CardFault | null;
  charge: string | null;
  canceledAt: number | null;
  cancellationReason: string | null;
  setupFutureUsage: 'off_session' | 'on_session' | null;
  returnUrl: string | null;
  description: string | null;
  metadata: Metadata;
};

export type SetupIntent = {
  id: string;
  created: number;
  customer: string | null;
  paymentMethod: string | null;
  status: IntentStatus;
  fault: CardFault | null;
  usage: string;
  cancellationReason: string | null;
  returnUrl: string | null;
  description: string | null;
  metadata: Metadata;
};

export type Charge = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  customer: string | null;
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
  /** Until when evidence may be given. */
  dueBy: number;
  status: 'needs_response' | 'warning_needs_response' | 'warning_closed' | 'won' | 'lost';
};

export type Line = {
  id: string;
  amount: number;
  currency: string;
  description: string;
  price: string;
  quantity: number;
  start: number;
  end: number;
  proration: boolean;
  subscription: string;
  item: string;
  /** Of a credit: the debit it takes back a part of. */
  credited: { invoice: string; line: string } | null;
};

export type InvoiceReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';

export type Invoice = {
  id: string;
  created: number;
  number: string | null;
  customer: string;
  subscription: string | null;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
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
  prorationDate: number | null;
  description: string | null;
  metadata: Metadata;
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
  | 'unpaid'
  | 'canceled'
  | 'paused';

/** A debit of the running period; what is left of it is credited when the subscription changes. */
export type Debit = {
  invoice: string;
  line: string;
  amount: number;
  price: string;
  start: number;
  end: number;
};

/** The part of a subscription that a change of price, quantity or trial replaces as a whole. */
export type Terms = {
  price: string;
  quantity: number;
  anchor: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  debits: Debit[];
};

export type PendingUpdate = { invoice: string; expiresAt: number; terms: Terms };

export type MissingPaymentMethod = 'cancel' | 'pause' | 'create_invoice';

export type Subscription = {
  id: string;
  created: number;
  startDate: number;
  customer: string;
  currency: string;
  status: SubscriptionStatus;
  description: string | null;
  metadata: Metadata;
  item: { id: string; created: number; metadata: Metadata };
  terms: Terms;
  /** Proration lines that wait for the next invoice. */
  pendingLines: Line[];
  missingPaymentMethod: MissingPaymentMethod;
  trialWillEndSent: boolean;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  canceledAt: number | null;
  endedAt: number | null;
  cancellation: { reason: string | null; comment: string | null; feedback: string | null };
  defaultPaymentMethod: string | null;
  saveDefault: 'off' | 'on_subscription';
  latestInvoice: string | null;
  pendingSetupIntent: string | null;
  schedule: string | null;
  pendingUpdate: PendingUpdate | null;
};

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export type Phase = {
  start: number;
  end: number;
  price: string;
  quantity: number;
  prorationBehavior: ProrationBehavior;
  trialEnd: number | null;
  billingCycleAnchor: 'automatic' | 'phase_start' | null;
  defaultPaymentMethod: string | null;
  metadata: Metadata;
};

export type Schedule = {
  id: string;
  created: number;
  customer: string;
  subscription: string | null;
  releasedSubscription: string | null;
  status: 'not_started' | 'active' | 'completed' | 'released' | 'canceled';
  endBehavior: 'release' | 'cancel';
  phases: Phase[];
  /** When its current phase began, or was last settled. */
  turnedAt: number;
  defaultPaymentMethod: string | null;
  canceledAt: number | null;
  completedAt: number | null;
  releasedAt: number | null;
  metadata: Metadata;
};

export type TestClock = { id: string; created: number; frozenTime: number; name: string | null };

/** Everything that a refused request leaves as it was. */
export type Data = {
  /** Where the double answers; part of the addresses of its invoices. */
  url: string;
  /** Part of every id, so that the ids of two doubles differ. */
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
  testClocks: Record<string, TestClock>;
};

export type Json = Record<string, unknown>;

/** An event as it is listed and sent; `data.object` is the object as it was at that moment. */
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
    testClocks: {},
  };
}
